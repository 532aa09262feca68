import { createRoot } from "react-dom/client";
import "react-elicitation/styles.css";
import { Preview } from "./preview.js";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(<Preview />);
}
