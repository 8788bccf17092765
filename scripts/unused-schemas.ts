import type { Plugin } from "vite";

const CONTRACT = /\/worker\/contract\/[\w-]+\.ts$/;
const MAKES_SCHEMAS = /\bfrom "(zod|\.\/[\w-]+)"/;
/** Initial values that bundlers see by themselves to do nothing, and declarations that are never called while loading. */
const DOES_NOTHING = new Set([
  "Literal",
  "Identifier",
  "TemplateLiteral",
  "ArrowFunctionExpression",
  "FunctionExpression",
]);

/**
 * Leaves out of the Worker the schemas that it never reads: those of answers describe what verbs return, for tests and
 * the web, and each is made of dozens of calls, of which no bundler knows that they only make a value.
 */
export function unusedSchemas(): Plugin {
  return {
    name: "longroll-unused-schemas",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "longroll",
    transform: {
      filter: { id: CONTRACT, code: MAKES_SCHEMAS },
      handler(code) {
        let marked = "";
        let from = 0;
        for (const statement of this.parse(code).body) {
          const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") continue;
          for (const { init } of declared.declarations) {
            if (!init || DOES_NOTHING.has(init.type)) continue;
            marked += `${code.slice(from, init.start)}/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
            from = init.end;
          }
        }
        return marked + code.slice(from);
      },
    },
  };
}
