import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

const TRIES = 5;
// In one batch: migration by migration, each file of tests would wait two seconds for what another test proves.
const SCHEMA = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

beforeAll(async () => {
  for (let tries = 1; ; tries += 1) {
    await reset();
    await env.DB.batch(SCHEMA.map((statement) => env.DB.prepare(statement)));
    // On a busy machine the rows of the file before have been seen to outlive it.
    const left = await env.DB.prepare("SELECT count(*) AS users FROM user").first<number>("users");
    if (left === 0) return;
    if (tries === TRIES) throw new Error(`${left} users of another file of tests are still there.`);
  }
});
