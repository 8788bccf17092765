import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a tool of the project, by its file in node_modules, on this Node. Answers whether it succeeded. */
export function runTool(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${file}`, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** What such a tool prints; nothing when it fails. */
export function toolOutput(file, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${file}`, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.on("exit", (code) => resolve(code === 0 ? text : ""));
  });
}
