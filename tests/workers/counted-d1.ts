export type Cost = {
  roundTrips: number;
  /** How many of them had to wait for another one: two that are under way together count once. */
  inSeries: number;
  rowsRead: number;
  rowsWritten: number;
  /** How large the database was after the last answer. */
  bytes: number;
};

/** A D1 database, counting what is asked of it. */
export function countedD1(database: D1Database): { database: D1Database; cost: Cost } {
  const cost: Cost = { roundTrips: 0, inSeries: 0, rowsRead: 0, rowsWritten: 0, bytes: 0 };
  let ended = 0;
  const trip = async <T>(go: () => Promise<T>): Promise<T> => {
    const turn = ended + 1;
    cost.roundTrips += 1;
    cost.inSeries = Math.max(cost.inSeries, turn);
    const answer = await go();
    ended = Math.max(ended, turn);
    return answer;
  };
  const count = <T>(result: D1Result<T>): D1Result<T> => {
    cost.rowsRead += result.meta.rows_read;
    cost.rowsWritten += result.meta.rows_written;
    cost.bytes = result.meta.size_after;
    return result;
  };
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const statement = (own: D1PreparedStatement, reads: boolean): D1PreparedStatement => {
    const all = async () => count(await own.all<Record<string, unknown>>());
    // D1 answers `raw` and `first` without their cost, so that it is asked for beside; what writes cannot be asked twice.
    const raw = async () => {
      if (!reads) return (await all()).results.map((row) => Object.values(row));
      const rows = await own.raw();
      await all();
      return rows;
    };
    const counting = {
      bind: (...values: unknown[]) => statement(own.bind(...values), reads),
      all: () => trip(all),
      run: () => trip(all),
      raw: () => trip(raw),
      first: async (column?: string) => {
        const row = (await trip(all)).results[0] ?? null;
        return column === undefined || row === null ? row : row[column];
      },
    } as unknown as D1PreparedStatement;
    originals.set(counting, own);
    return counting;
  };
  const counted = (source: D1Database | D1DatabaseSession) => ({
    prepare: (text: string) => statement(source.prepare(text), /^\s*select\b/i.test(text)),
    batch: (statements: D1PreparedStatement[]) =>
      trip(async () => (await source.batch(statements.map((own) => originals.get(own) ?? own))).map(count)),
  });
  const withSession = (start?: string) => {
    const session = database.withSession(start);
    return { ...counted(session), getBookmark: () => session.getBookmark() };
  };
  return { database: { ...counted(database), withSession } as unknown as D1Database, cost };
}
