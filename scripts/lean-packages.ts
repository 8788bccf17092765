import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;
/** A string that is a whole sentence: the router's warnings to developers. */
const SENTENCE = /^\s+(["`])(?:\\.|(?!\1)[^\n\\])* (?:\\.|(?!\1)[^\n\\])*\.\1$/gm;
const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** Parts of an icon's data besides its paths, and aliases that only an icon list would need. */
const BESIDE_ITS_LINES = /,\s*key: "\w+"|^ {2}(?:name: ".*"|size: \d+),$|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm;
const LUCIDE_ICON = fileURLToPath(new URL("../web/ui/lucide-icon.ts", import.meta.url));

/** Removes from two packages on every page what no page uses: 4 KB of 95. */
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

/** Removes texts and display names from the router, and marks component factories as free of side effects. */
function leanRouter(code: string): string {
  return code
    .replace(SENTENCE, '""')
    .replace(/^\w+\.displayName = ".*";$/gm, "")
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1");
}
