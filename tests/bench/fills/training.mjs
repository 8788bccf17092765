import { forEachOf, numbers } from "./series.mjs";

/** What the others' number is, and what the measured member has done on each of so many days. Sets are those of twenty exercises. */
const PASTS = {
  short: { others: 0, own: { days: 1000, aDay: 1 }, sets: { days: 50, aDay: 1 } },
  long: { others: 900, own: { days: 1000, aDay: 100 }, sets: { days: 5000, aDay: 1 } },
};
const MEMBERS_A_STATEMENT = 30;
const DAYS = 1000;

/** Members who have trained. Says how often. */
export async function fill(db, { past }) {
  const { others, own, sets } = PASTS[past];
  const member = await db.prepare("SELECT id FROM user WHERE email = 'member@longroll.test'").first("id");
  // Only what is made here counts.
  await db.batch([db.prepare("DELETE FROM completion"), db.prepare("DELETE FROM set_log")]);
  await complete(db, "SELECT ?1 AS user_id", [member], own);
  await log(db, "SELECT ?1 AS user_id", [member], sets);
  await forEachOf(db, others, [
    `INSERT INTO user (id, name, email, created_at, updated_at)
     SELECT 'other-' || i, 'Other', 'other-' || i || '@example.com', 0, 0 FROM n`,
  ]);
  for (let first = 1; first <= others; first += MEMBERS_A_STATEMENT) {
    const range = [first, Math.min(others, first + MEMBERS_A_STATEMENT - 1)];
    // D1 binds numbers as fractions, whose text has a point.
    const numbered = numbers("CAST(?1 AS INTEGER)", "?2");
    const members = `SELECT 'other-' || i AS user_id FROM (WITH RECURSIVE ${numbered} SELECT i FROM n)`;
    await complete(db, members, range, { days: DAYS, aDay: 1 });
    await log(db, members, range, { days: 50, aDay: 1 });
  }
  return await db
    .prepare("SELECT (SELECT count(*) FROM completion) AS completions, (SELECT count(*) FROM set_log) AS sets")
    .first();
}

function countTo(most, name) {
  return `(WITH RECURSIVE c(${name}) AS (SELECT 1 UNION ALL SELECT ${name} + 1 FROM c WHERE ${name} < ${most}) SELECT ${name} FROM c)`;
}

function complete(db, members, values, { days, aDay }) {
  return db
    .prepare(
      `INSERT INTO completion (user_id, workout_id, title, local_date, completed_at, duration_minutes)
       SELECT user_id, 1 + ago % 6, 'Workout', date('now', '-' || ago || ' days'), unixepoch('now', '-' || ago || ' days') * 1000, 40
         FROM (${members}), ${countTo(days, "ago")}, ${countTo(aDay, "turn")}`,
    )
    .bind(...values)
    .run();
}

/** Of twenty exercises of the running week, by their names as the product folds them. */
function log(db, members, values, { days, aDay }) {
  return db
    .prepare(
      `INSERT INTO set_log
       SELECT user_id, key, date('now', '-' || ago || ' days'), turn, key, 1, 40 + ago % 50, 'kg', 5, NULL,
           (40 + ago % 50) * 1000, (40 + ago % 50) * 1166, 0, NULL, NULL, NULL, 0
         FROM (${members}), ${countTo(days, "ago")}, ${countTo(aDay, "turn")},
           (SELECT name_key AS key FROM library_key ORDER BY name_key LIMIT 20)`,
    )
    .bind(...values)
    .run();
}
