import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { z } from "zod";
import { siteContentSchema } from "../../worker/contract/site-content";

const ROOT = path.resolve(import.meta.dirname, "../..");
const WORDS = new Map(Object.entries(siteContentSchema.shape));
/** A group looks its values up each time, so a module may hold it; a value is what it was when the module was loaded. */
const isGroup = (name: string) => WORDS.get(name) instanceof z.ZodObject;

it("no module remembers what the coach may publish: it is read where it is said", () => {
  const found = ["web", "worker"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => remembered(path.join(folder, name), readFileSync(path.join(ROOT, folder, name), "utf8"))),
  );
  expect(found).toEqual([]);
});

it("tells what is remembered from what is looked up", () => {
  const of = (code: string) => remembered("some.ts", `import { brand } from "./brand";\n${code}`);
  expect(of("const { name } = brand;")).toEqual(["some.ts:2 name"]);
  expect(of('const NAME = brand.name + " and I";')).toEqual(["some.ts:2 brand.name"]);
  expect(of("const { coach } = brand;\nconst TEXTS = [coach.firstName];")).toEqual(["some.ts:3 coach.firstName"]);
  expect(of("const { coach } = brand;\nconst text = () => coach.firstName;")).toEqual([]);
  expect(of("const titles = { get home() { return brand.name; } };")).toEqual([]);
  expect(of("const { trialDays, prices } = brand;\nconst DAYS = trialDays;")).toEqual([]);
});

/** What is evaluated once, while a module is loaded. */
function remembered(file: string, code: string): string[] {
  if (!/\bbrand"/.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const groups = new Set<string>();
  const found: string[] = [];
  const say = (node: ts.Node, name: string) =>
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`);
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === "brand"
    )
      for (const { name } of node.name.elements) {
        if (isGroup(name.getText())) groups.add(name.getText());
        else if (WORDS.has(name.getText())) say(name, name.getText());
      }
    if (ts.isPropertyAccessExpression(node)) {
      const of = node.expression.getText();
      const name = node.name.text;
      if (of === "brand" && WORDS.has(name) && !isGroup(name)) say(node, node.getText());
      if (groups.has(of) || (of.startsWith("brand.") && isGroup(of.slice("brand.".length)))) say(node, node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
