import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { at } from "./local-paths.mjs";

const CONFIG = at(".wrangler/deploy/config.json");

/**
 * Points a bare `wrangler dev` or `wrangler deploy` at the deployable build: wrangler's own bundler knows no list of
 * pages and no build flags. Cloudflare's plugin writes this file too, but below `web/`, where it is not found.
 */
export function wranglerConfig(): Plugin {
  return {
    name: "longroll-wrangler-config",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    closeBundle() {
      mkdirSync(at(".wrangler/deploy"), { recursive: true });
      writeFileSync(CONFIG, JSON.stringify({ configPath: "../../dist/longroll/wrangler.json", auxiliaryWorkers: [] }));
    },
  };
}
