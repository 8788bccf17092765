// One embedded product with so many uploads spread over the last year: serves until its standard input closes.
import { prepareDatabase, withDatabase } from "../../scripts/local-database.mjs";
import { openLocalStack } from "../../scripts/local-stack.mjs";

const [port, uploads] = process.argv.slice(2);
const UPLOADS_A_STATEMENT = 1000;

await prepareDatabase();
await withDatabase((db) => fill(db, Number(uploads)));
const product = await openLocalStack({ port: Number(port) });
console.log(`${uploads} uploads are ready`);
process.stdin.on("end", async () => {
  await product.close();
  process.exit(0);
});
process.stdin.resume();

/** Of each kind of file and size, at all hours; one in twenty fails. */
async function fill(db, count) {
  for (let first = 0; first < count; first += UPLOADS_A_STATEMENT) {
    await db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
         INSERT INTO upload_attempt (id, at, user_id, kind, file_name, file_type, size_bytes, processing_ms, exercise_count,
           error_code, day, hour)
         SELECT 'upload-' || i, unixepoch('now', '-' || (i % 365) || ' days') * 1000,
           (SELECT id FROM user WHERE role = 'admin' ORDER BY email LIMIT 1), 'week', 'week.docx',
           CASE i % 3 WHEN 0 THEN 'docx' WHEN 1 THEN 'xlsx' ELSE 'xls' END, (i % 97) * 65536, 40 + i % 50, 60,
           CASE WHEN i % 20 = 0 THEN CASE i % 3 WHEN 0 THEN 'corrupt' ELSE 'too_large' END END,
           date('now', '-' || (i % 365) || ' days'), i % 24
         FROM n`,
      )
      .bind(first, Math.min(count, first + UPLOADS_A_STATEMENT) - 1)
      .run();
  }
}
