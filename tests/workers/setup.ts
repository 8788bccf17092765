import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { everyRoute } from "../../worker/app";

const TRIES = 5;
// In one batch: migration by migration, each file of tests would wait two seconds for what another test proves.
const SCHEMA = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

// What a request loads comes through the runner here, whose own calls another request cannot wait for.
await everyRoute();

beforeAll(async () => {
  for (let tries = 1; ; tries += 1) {
    await reset();
    // On a busy machine the tables and rows of the file before have been seen to outlive it.
    const left = await emptyDatabase().catch((error: Error) => error.message);
    if (left === null) return;
    if (tries === TRIES) throw new Error(`Something of another file of tests is still there: ${left}`);
  }
});

/** Makes the schema. Returns what is in it already, or null. */
async function emptyDatabase(): Promise<string | null> {
  await env.DB.batch(SCHEMA.map((statement) => env.DB.prepare(statement)));
  const users = await env.DB.prepare("SELECT count(*) AS users FROM user").first<number>("users");
  return users === 0 ? null : `${users} users`;
}
