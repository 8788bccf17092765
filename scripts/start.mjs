// `npm start`: builds the web, brings the database up to date, fills an empty one with the demo club, serves everything.
// With `-- --empty` the club stays empty.
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../worker/contract/demo-sign-ins.ts";
import { build } from "./build-local.mjs";
import { prepareDatabase } from "./local-database.mjs";
import { openLocalStack } from "./local-stack.mjs";
import { markInUse } from "./state-in-use.mjs";

const port = Number(process.env.PORT || 8787);
if (!process.argv.includes("--no-build")) await build();
const empty = process.argv.includes("--empty");
const isNew = await prepareDatabase({ empty });
const stack = await openLocalStack({ port }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const unmark = markInUse();
// Syncs the demo club's payments from the simulator into the books.
if (isNew) await stack.runBilling();

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await stack.close();
    unmark();
    process.exit(0);
  });
}

console.log(`\n  Longroll is running at ${stack.url}\n`);
if (empty) {
  console.log(
    `  Without the demo club. To be its coach, sign up at ${stack.url}/sign-up, confirm the address with the mail`,
  );
  console.log(`  at ${stack.url}/dev/outbox, sign in, and take the admin role at ${stack.url}/admin-setup.`);
} else {
  console.log(`  Demo sign-ins, all with the password ${DEMO_PASSWORD}:`);
  for (const { email, label } of DEMO_SIGN_INS) console.log(`    ${email.padEnd(26)} ${label}`);
}
console.log(`\n  Mail that would go out: ${stack.url}/dev/outbox`);
console.log("  Ctrl-C stops everything. `npm run reset` starts over.\n");
