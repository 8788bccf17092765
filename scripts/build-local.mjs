import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const vite = fileURLToPath(new URL("../node_modules/vite/bin/vite.js", import.meta.url));

/** Builds web and Worker with the local tools into `.local/`. */
export function build() {
  return run(["build", "--mode", "embedded", "--logLevel", "warn"]);
}

/** Runs Vite in a process of its own, on the Node that runs this script. Rejects when it fails. */
export function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args], { cwd: root, stdio: "inherit" });
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`vite ${args.join(" ")} ended with ${code}`)),
    );
  });
}
