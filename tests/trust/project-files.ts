import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What git does not keep, and git itself. */
const IGNORED = new Set([
  ".git",
  ...readFileSync(".gitignore", "utf8")
    .split("\n")
    .map((line) => line.replace(/\/$/, ""))
    .filter(Boolean),
]);

/** Every file of the project, by its path from the root. */
export function projectFiles(folder = "."): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name) || entry.name.endsWith(".tsbuildinfo")) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? projectFiles(file) : [file];
  });
}
