const ROWS_A_STATEMENT = 5000;

/** Runs each statement for the numbers 1 to `count`: what stands after `n(i)` is added to it, a few thousand rows at a time. */
export async function forEachOf(db, count, statements) {
  for (let first = 1; first <= count; first += ROWS_A_STATEMENT) {
    const last = Math.min(count, first + ROWS_A_STATEMENT - 1);
    await db.batch(statements.map((sql) => db.prepare(`WITH RECURSIVE ${numbers(first, last)} ${sql}`)));
  }
}

/** A table `n` with the numbers of a range in its column `i`. */
export const numbers = (first, last) => `n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
