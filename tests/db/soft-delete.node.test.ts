import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { projectFiles } from "../trust/project-files";

it("only db/soft-delete.ts says what a deleted row is: everybody else asks for the living", () => {
  const saying = projectFiles("worker").filter(
    (file) => /\.ts$/.test(file) && /isNull\(\w+\.deletedAt\)/.test(readFileSync(file, "utf8")),
  );
  expect(saying).toEqual([]);
});
