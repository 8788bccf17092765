export type SeedValue = string | number | null;
export type SeedStatement = { sql: string; params: SeedValue[] };

/** D1 refuses a statement with more bound parameters. */
const MAX_PARAMS = 100;

/** Returns INSERTs for rows with equal columns, as few as the limit on parameters allows. */
export function insertInto(table: string, rows: Record<string, SeedValue>[]): SeedStatement[] {
  const columns = Object.keys(rows[0] ?? {});
  const perStatement = Math.floor(MAX_PARAMS / columns.length);
  const places = `(${columns.map(() => "?").join(", ")})`;
  const statements: SeedStatement[] = [];
  for (let first = 0; first < rows.length; first += perStatement) {
    const chunk = rows.slice(first, first + perStatement);
    statements.push({
      sql: `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${chunk.map(() => places).join(", ")}`,
      params: chunk.flatMap((row) => columns.map((column) => row[column] ?? null)),
    });
  }
  return statements;
}
