import { fileURLToPath } from "node:url";

/** Returns the absolute path of a project file. */
export const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The local product's data folder, shared with `vite dev` and `wrangler d1 --local`. */
export const statePath = process.env.LONGROLL_STATE ?? at(".wrangler/state");
