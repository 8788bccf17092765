import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const vite = fileURLToPath(new URL("../node_modules/vite/bin/vite.js", import.meta.url));

/** Builds web and Worker, with the local tools, into `.local/`. */
export function build() {
  return run(["build", "--mode", "embedded", "--logLevel", "warn"]);
}

/** Runs Vite in a child process on this script's Node. Rejects if it fails. */
export function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args], { cwd: root, stdio: "inherit" });
    let stopped = false;
    // Passes signals on, so that the child does not outlive this process.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.once(signal, () => {
        stopped = true;
        child.kill(signal);
      });
    }
    child.on("exit", (code) => {
      if (stopped) process.exit(0);
      if (code === 0) resolve();
      else reject(new Error(`vite ${args.join(" ")} ended with ${code}`));
    });
  });
}
