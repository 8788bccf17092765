import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;
/** A line that is one sentence: what the router tells developers who use it wrongly. */
const SENTENCE = /^\s+(["`])(?:\\.|(?!\1)[^\n\\])* (?:\\.|(?!\1)[^\n\\])*\.\1$/gm;
const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** All that an icon says of itself besides its lines, and names for those that only a list would need. */
const BESIDE_ITS_LINES = /,\s*key: "\w+"|^ {2}(?:name: ".*"|size: \d+),$|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm;
const LUCIDE_ICON = fileURLToPath(new URL("../web/ui/lucide-icon.ts", import.meta.url));

/** What every page carries of two packages, without what no page uses of them: 4 KB of 95. */
export function leanPackages(): Plugin {
  return {
    name: "longroll-lean-packages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_source, importer) => (importer?.includes("/lucide-react/") ? LUCIDE_ICON : null),
    },
    transform: {
      filter: { id: [ROUTER, ICON] },
      handler: (code, id) => (ICON.test(id) ? code.replace(BESIDE_ITS_LINES, "") : leanRouter(code)),
    },
  };
}

/** It is one module: its components are made by calls and named by assignments, and both count as effects. */
function leanRouter(code: string): string {
  return code
    .replace(SENTENCE, '""')
    .replace(/^\w+\.displayName = ".*";$/gm, "")
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1");
}
