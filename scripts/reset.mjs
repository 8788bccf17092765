// `npm run reset`: deletes all local data. The next start is a first start.
import { rmSync } from "node:fs";
import { statePath } from "./local-paths.mjs";

rmSync(statePath, { recursive: true, force: true });
console.log("The local data is gone. `npm start` begins with a fresh demo club.");
