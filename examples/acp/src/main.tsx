import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "react-elicitation/styles.css";
import "react-elicitation/approval.css";
import "./style.css";
import { App } from "./app";

const root = document.getElementById("root");
if (!root) throw new Error('index.html has no <div id="root">.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
