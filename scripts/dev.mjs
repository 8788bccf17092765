// `npm run dev`: the same product with hot reload for web and Worker, on the same data as `npm start`.
import { run } from "./build-local.mjs";
import { prepareDatabase } from "./local-database.mjs";
import { markInUse } from "./state-in-use.mjs";

// Otherwise the local runtime asks Cloudflare about the caller's network, which nothing here uses; it may be offline.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

await prepareDatabase();
markInUse();
console.log("Longroll with hot reload: http://localhost:5173");
await run(["dev"]);
