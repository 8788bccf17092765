// `npm run reset`: forgets everything the product on this machine has stored. The next start is a first start.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

rmSync(process.env.LONGROLL_STATE ?? fileURLToPath(new URL("../.wrangler/state", import.meta.url)), { recursive: true, force: true });
console.log("The local data is gone. `npm start` begins with a fresh demo club.");
