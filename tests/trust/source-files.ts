import { readFileSync } from "node:fs";
import ts from "typescript";
import { projectFiles } from "./project-files";

/** Reads and parses every source file in these folders, by its path from the root. */
export function sourceFiles(folders: string[]): Map<string, ts.SourceFile> {
  const files = folders.flatMap((folder) => projectFiles(folder)).filter((file) => /\.(m?ts|tsx|mjs)$/.test(file));
  return new Map(
    files.map((file) => [file, ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)]),
  );
}
