import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "./source-files";

const MOST_LINES = 80;
const MOST_PARAMETERS = 5;
/** How many functions are longer at present. To be lowered with each one that is split, and never raised. */
const LONGER = 3;

const functions = [...sourceFiles(["worker", "web", "party", "scripts"])].flatMap(([file, source]) => {
  const found: { name: string; lines: number; parameters: number }[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const name = `${file}:${lineAt(node.getStart(source)) + 1} ${node.name?.getText(source) ?? ""}`.trim();
      const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
      found.push({ name, lines, parameters: node.parameters.length });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});

it("no more functions are longer than a screen than there were", () => {
  const long = functions.filter(({ lines }) => lines > MOST_LINES).map(({ name, lines }) => `${lines} ${name}`);
  expect(long.length, long.join("\n")).toBeLessThanOrEqual(LONGER);
});

it("a function takes at most five parameters", () => {
  const wide = functions.filter(({ parameters }) => parameters > MOST_PARAMETERS).map(({ name }) => name);
  expect(wide).toEqual([]);
});
