import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "./source-files";

const SHIPPED = ["worker", "web", "party", "scripts", "seed"];
/** What the outside asks for by name: runtimes, tools, and files that are run rather than imported. */
const ASKED_BY_NAME = /^(worker\/index\.ts|web\/ui\/lucide-icon\.ts)$|\.d\.m?ts$/;

const files = sourceFiles([...SHIPPED, "tests"]);
for (const [file, source] of sourceFiles(["."])) if (!file.includes("/")) files.set(file, source);

function fileOf(from: string, specifier: string): string | null {
  if (specifier === "site-renderer") return "web/edge/render-page.tsx";
  if (!specifier.startsWith(".")) return null;
  const base = path.normalize(path.join(path.dirname(from), specifier.replace(/\?.*$/, "")));
  const ends = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
  return ends.map((end) => base + end).find((file) => files.has(file)) ?? null;
}

/** Names of each file that another one takes; `*` where it takes all of them. */
const taken = new Map<string, Set<string>>();
for (const [file, source] of files) {
  const take = (specifier: ts.Expression | undefined, names: string[]) => {
    const from = specifier && ts.isStringLiteralLike(specifier) ? fileOf(file, specifier.text) : null;
    if (from && from !== file) taken.set(from, new Set([...(taken.get(from) ?? []), ...names]));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings } = node.importClause ?? {};
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? ["*"] : [];
      const names = named.map((each) => (each.propertyName ?? each.name).text);
      take(node.moduleSpecifier, [...(name ? ["default"] : []), ...whole, ...names]);
    } else if (ts.isExportDeclaration(node)) {
      const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : null;
      take(node.moduleSpecifier, named ? named.map((each) => (each.propertyName ?? each.name).text) : ["*"]);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      // What a lazy import takes is named near it.
      take(node.arguments[0], source.text.match(/[\w$]+/g) ?? []);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      take(node.argument.literal as ts.Expression, source.text.match(/[\w$]+/g) ?? []);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function exportsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ["default"];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
}

it("nothing is exported that nobody imports", () => {
  const dead = [...files].flatMap(([file, source]) => {
    const names = taken.get(file) ?? new Set();
    if (!SHIPPED.includes(file.split("/")[0] ?? "") || ASKED_BY_NAME.test(file) || names.has("*")) return [];
    return exportsOf(source)
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(dead).toEqual([]);
});
