import { fileURLToPath } from "node:url";

/** A file of the project, wherever it is checked out. */
export const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Where the embedded product keeps its data; `vite dev` and `wrangler d1 --local` use the same place. */
export const statePath = process.env.LONGROLL_STATE ?? at(".wrangler/state");
