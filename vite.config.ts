import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { localVars } from "./scripts/local-settings.mjs";

// `production` is what deploys; every other mode carries the local tools: /dev pages, the outbox, the demo sign-ins.
export default defineConfig(({ mode, command }) => {
  const local = mode !== "production";
  return {
    root: "web",
    define: { __LOCAL_TOOLS__: JSON.stringify(local) },
    plugins: [
      react(),
      tailwindcss(),
      cloudflare({
        configPath: "../wrangler.toml",
        persistState: { path: "../.wrangler/state" },
        config: command === "serve" ? { vars: localVars() } : {},
      }),
    ],
    build: { outDir: local ? "../.local" : "../dist", emptyOutDir: true, sourcemap: false },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, watch: { ignored: ["**/.wrangler/**", "**/tests/**"] } },
  };
});
