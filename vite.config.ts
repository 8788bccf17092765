import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { localVars } from "./scripts/local-settings.mjs";
import { serviceWorker } from "./scripts/service-worker-plugin.ts";

// With hot reload Vite answers modules and pages itself; only what is no page goes to the Worker first. A function,
// because lists would be joined to those of wrangler.toml.
function withHotReload(config: { vars: Record<string, unknown>; assets?: object | undefined }): void {
  config.vars = localVars();
  config.assets = {
    binding: "ASSETS",
    not_found_handling: "single-page-application",
    run_worker_first: ["/api/*", "/ws", "/dev/outbox.json"],
  };
}

/** Changes whenever the contract does: what a device has saved is only read by builds that speak the same. */
function shapes(): string {
  const contract = new URL("./worker/contract/", import.meta.url);
  const hash = createHash("sha256");
  for (const file of readdirSync(contract).sort()) hash.update(file).update(readFileSync(new URL(file, contract)));
  return hash.digest("hex").slice(0, 12);
}

// `production` is what deploys; every other mode carries the local tools: /dev pages, the outbox, the demo sign-ins.
export default defineConfig(({ mode, command }) => {
  const local = mode !== "production";
  return {
    root: "web",
    define: {
      __LOCAL_TOOLS__: JSON.stringify(local),
      __HOT_RELOAD__: JSON.stringify(command === "serve"),
      __SHAPES__: JSON.stringify(shapes()),
    },
    plugins: [
      react(),
      tailwindcss(),
      serviceWorker(),
      cloudflare({
        configPath: "../wrangler.toml",
        persistState: { path: "../.wrangler/state" },
        config: command === "serve" ? withHotReload : {},
      }),
    ],
    build: { outDir: local ? "../.local" : "../dist", emptyOutDir: true, sourcemap: false },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, watch: { ignored: ["**/.wrangler/**", "**/tests/**"] } },
  };
});
