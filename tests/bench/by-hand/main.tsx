import { createRoot } from "react-dom/client";
import { Shell } from "./shell.tsx";

const container = document.getElementById("root");
if (container) createRoot(container).render(<Shell />);
