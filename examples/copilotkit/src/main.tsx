import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@copilotkit/react-core/v2/styles.css";
import "react-elicitation/styles.css";
import "./style.css";
import { App } from "./app";

const root = document.getElementById("root");
if (!root) throw new Error('index.html has no <div id="root">.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
