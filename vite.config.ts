import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientChunks } from "./scripts/client-chunks.ts";
import { firstFrame } from "./scripts/first-frame-plugin.ts";
import { leanPackages } from "./scripts/lean-packages.ts";
import { at, statePath } from "./scripts/local-paths.mjs";
import { localVars } from "./scripts/local-settings.mjs";
import { serviceWorker } from "./scripts/service-worker-plugin.ts";
import { readSitePages, sitePages } from "./scripts/site-pages-plugin.ts";
import { unusedSchemas } from "./scripts/unused-schemas.ts";
import { wranglerConfig } from "./scripts/wrangler-config-plugin.ts";

/** The one thing that the Worker takes from the web: see `worker/platform/page-renderer.ts`. */
const SITE_RENDERER = at("web/edge/render-page.tsx");
const ROUTER = at("node_modules/react-router/dist/production/index.mjs");

const FEEDS = ["/sitemap.xml", "/blog/rss.xml", "/blog/feed.json"];

// With hot reload Vite answers modules and pages itself; only what is no page goes to the Worker first. A function,
// because lists would be joined to those of wrangler.toml.
function withHotReload(config: { vars: Record<string, unknown>; assets?: object | undefined }): void {
  config.vars = localVars();
  config.assets = {
    binding: "ASSETS",
    not_found_handling: "single-page-application",
    run_worker_first: ["/api/*", "/ws", "/objects/*", "/dev/outbox.json", "/dev/outbox/*", "/robots.txt", ...FEEDS],
  };
}

/** The server lists what a page needs, so the file with the list of all pages does not carry the names of all their files. */
function preloadsOf(_file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  return /\/(index|site)-[\w-]+\.js$/.test(hostId) ? [] : needed;
}

/** Changes whenever the contract does: what a device has saved is only read by builds that speak the same. */
function shapes(): string {
  const contract = new URL("./worker/contract/", import.meta.url);
  const hash = createHash("sha256");
  for (const file of readdirSync(contract).sort()) hash.update(file).update(readFileSync(new URL(file, contract)));
  return hash.digest("hex").slice(0, 12);
}

// `production` is what deploys; every other mode carries the local tools: /dev pages, the outbox, the demo sign-ins.
export default defineConfig(async ({ mode, command }) => {
  const site = await readSitePages();
  const local = mode !== "production";
  return {
    root: "web",
    define: {
      __LOCAL_TOOLS__: JSON.stringify(local),
      __HOT_RELOAD__: JSON.stringify(command === "serve"),
      __SHAPES__: JSON.stringify(shapes()),
    },
    resolve: {
      alias: [
        { find: "site-renderer", replacement: SITE_RENDERER },
        { find: "react-router-dom", replacement: at("web/shell/router.ts") },
        // Its package offers bundlers the development build only, with all its warnings.
        ...(command === "build" ? [{ find: /^react-router$/, replacement: ROUTER }] : []),
      ],
    },
    plugins: [
      react(),
      tailwindcss(),
      firstFrame(),
      sitePages(),
      serviceWorker(),
      leanPackages(),
      unusedSchemas(),
      wranglerConfig(),
      cloudflare({
        configPath: "../wrangler.toml",
        persistState: { path: statePath },
        config: command === "serve" ? withHotReload : {},
      }),
    ],
    build: { outDir: local ? "../.local" : "../dist", emptyOutDir: true, sourcemap: false },
    environments: {
      // Half less to send and to parse at each start. Functions keep their names, so that what is written of a failure can be read.
      longroll: {
        build: {
          rolldownOptions: { output: { minify: { compress: true, mangle: { keepNames: true }, codegen: true } } },
        },
      },
      client: {
        build: {
          // The server reads there which files belong to the page that it answers.
          manifest: true,
          // All browsers that the product is for know the link; the script is for those that do not.
          modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
          rolldownOptions: {
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: clientChunks(site) } },
          },
        },
      },
    },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, watch: { ignored: ["**/.wrangler/**", "**/tests/**"] } },
  };
});
