// One embedded product with so many members, most of whom pay: serves until its standard input closes.
import { prepareDatabase, withDatabase } from "../../scripts/local-database.mjs";
import { openLocalStack } from "../../scripts/local-stack.mjs";

const [port, members] = process.argv.slice(2);
const MEMBERS_A_STATEMENT = 1000;
const DAY_MS = 86_400_000;

await prepareDatabase();
await withDatabase((db) => fill(db, Number(members)));
const product = await openLocalStack({ port: Number(port) });
console.log(`${members} members are ready`);
process.stdin.on("end", async () => {
  await product.close();
  process.exit(0);
});
process.stdin.resume();

async function fill(db, count) {
  const now = Date.now();
  for (let first = 0; first < count; first += MEMBERS_A_STATEMENT) {
    const range = "WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
    const bounds = [first, Math.min(count, first + MEMBERS_A_STATEMENT) - 1];
    await db.batch([
      db
        .prepare(
          `${range} INSERT INTO user (id, name, email, first_name, last_name, created_at, updated_at)
           SELECT 'other-' || i, 'Other', 'other-' || i || '@example.com', 'Other', 'Member ' || i, ?3 - i * 1000, ?3 FROM n`,
        )
        .bind(...bounds, now - 30 * DAY_MS),
      // One in a hundred has not paid; all others have trained too lately to be idle.
      db
        .prepare(
          `${range} INSERT INTO membership (user_id, status, is_trial, plan, plan_amount_cents, current_period_start,
             current_period_end, created_at, updated_at)
           SELECT 'other-' || i, CASE WHEN i % 100 THEN 'active' ELSE 'past_due' END, 0, 'monthly', 3000, ?3, ?3, ?3, ?3 FROM n`,
        )
        .bind(...bounds, now),
      db
        .prepare(
          `${range} INSERT INTO audit_log (id, at, actor_id, action, subject)
           SELECT 'entry-' || i, ?3 - i, NULL, 'workout.change', 'workout:' || i FROM n`,
        )
        .bind(...bounds, now),
    ]);
  }
}
