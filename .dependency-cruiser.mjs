/** The directions of the house. Each rule says what a folder may know; everything else is refused. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { pathNot: allowed },
});
const never = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

const npm = (...names) => names.map((name) => `node_modules/${name}(/|$)`);

export default {
  forbidden: [
    never("no-cycles", {}, { circular: true }, "A cycle has no bottom to start reading from."),
    only(
      "contract",
      "^worker/contract",
      ["^worker/contract", "^site-pages$", ...npm("zod")],
      "The contract knows zod, itself and what `web/pages.ts` says of each page.",
    ),
    only(
      "documents",
      "^worker/documents",
      ["^worker/documents", "^worker/contract", ...npm("jszip", "fast-xml-parser"), "^(buffer|zlib)$"],
      "The reader is a library: bytes in, drafts out.",
    ),
    never(
      "documents-libraries",
      { path: "^worker/documents", pathNot: "^worker/documents/[^/]*(package|xml|zip)" },
      { path: npm("jszip", "fast-xml-parser") },
      "Zip and XML are opened in one place each.",
    ),
    never(
      "training-knows-no-format",
      { path: "^worker/documents/training" },
      { path: "^worker/documents/(docx|xlsx|xls|package|xml)" },
      "What training means does not depend on the file it came in.",
    ),
    only("db", "^worker/db", ["^worker/db", "^worker/contract", ...npm("drizzle-orm")], "Tables and ids, no queries."),
    never(
      "platform",
      { path: "^worker/platform" },
      { path: "^worker/(features|http|documents)" },
      "An outside thing does not know who asks.",
    ),
    never("http", { path: "^worker/http" }, { path: "^worker/(features|documents)" }, "HTTP has no domain words."),
    never("write", { path: "^worker/write" }, { path: "^worker/(features|documents)" }, "A write has no domain words."),
    never(
      "features",
      { path: "^worker/features/([^/]+)/" },
      { path: "^worker/features/[^/]+/(routes|queries|present)\\.ts$", pathNot: "^worker/features/$1/" },
      "Features use each other's verbs and policies, never routes, queries or presenters.",
    ),
    never(
      "party",
      { path: "^party" },
      { path: "^(worker|web)/", pathNot: "^(worker/contract|party)" },
      "The rooms know the contract only.",
    ),
    never(
      "web-worker",
      { path: "^web" },
      { path: "^(worker|party)/", pathNot: "^worker/contract", dependencyTypesNot: ["type-only"] },
      "The web takes values from the contract and only types from elsewhere.",
    ),
    never(
      "worker-web",
      { path: "^worker" },
      { path: "^web" },
      "The Worker knows nothing of the web but how to have a page rendered, by name.",
    ),
    never(
      "site-renderer",
      { path: "^(worker|party|web)", pathNot: "^worker/features/site/render-content\\.ts$" },
      { path: "^site-renderer$" },
      "One file asks the web to render: `site-renderer` is `web/edge/render-page.tsx`.",
    ),
    never(
      "edge",
      { path: "^web", pathNot: "^web/edge" },
      { path: "^web/edge" },
      "What renders on the server is no part of what browsers get.",
    ),
    only(
      "ui",
      "^web/ui",
      ["^web/ui", ...npm("react", "react-dom", "@types/react", "@base-ui/react", "lucide-react", "@visx/[a-z]+")],
      "The design system fetches nothing, routes nowhere and speaks no domain.",
    ),
    never(
      "web-features",
      { path: "^web/features/([^/]+)/" },
      { path: "^web/features/([^/]+)/", pathNot: "^web/features/$1/" },
      "A feature's screens never import another feature.",
    ),
    never(
      "training-shared",
      { path: "^web/training" },
      { path: "^web/features" },
      "What workouts and weeks share is below both.",
    ),
    never(
      "media-shared",
      { path: "^web/media" },
      { path: "^web/features" },
      "What uploads share is below what uploads.",
    ),
    only(
      "web-data",
      "^web/data",
      ["^web/(data|lib)", "^worker/contract", ...npm("react", "@types/react", "@tanstack/react-query", "hono")],
      "What screens ask for, and what becomes stale when something changes, is below all of them.",
    ),
    never(
      "lib-no-screens",
      { path: "^web/lib" },
      { path: "^web/(ui|shell|training|media|features|data)" },
      "web/lib has no JSX.",
    ),
    never(
      "nothing-imports-tests",
      { path: "^(web|worker|party)" },
      { path: "^(tests|scripts|migrations|seed)" },
      "Shipped code stands alone.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.local|dist|\\.wrangler)/" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "worker/tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["workerd", "import", "types", "default"] },
  },
};
