import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a tool from node_modules on this Node. Returns whether it succeeded. */
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

/** Returns a tool's output, or an empty text if it fails. */
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
