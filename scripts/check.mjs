// `npm run check`: types, lint and import directions.
import { runChecks } from "./checks.mjs";

const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
