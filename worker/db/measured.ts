/** A request's database cost: round trips, and milliseconds spent waiting for them. */
export type DatabaseCost = { trips: number; ms: number };

/** Wraps a session to measure its cost. Statements are wrapped too: neither D1 nor drizzle reports a request's cost. */
export function measured(session: D1DatabaseSession, cost: DatabaseCost): D1DatabaseSession {
  return {
    prepare: (query) => new MeasuredStatement(session.prepare(query), cost) as unknown as D1PreparedStatement,
    batch: <T>(statements: D1PreparedStatement[]) =>
      timed(cost, () => session.batch<T>(statements.map((each) => (each as unknown as MeasuredStatement).inner))),
    getBookmark: () => session.getBookmark(),
  } as D1DatabaseSession;
}

class MeasuredStatement {
  constructor(
    readonly inner: D1PreparedStatement,
    private readonly cost: DatabaseCost,
  ) {}

  bind(...values: unknown[]): MeasuredStatement {
    return new MeasuredStatement(this.inner.bind(...values), this.cost);
  }

  all() {
    return timed(this.cost, () => this.inner.all());
  }

  run() {
    return timed(this.cost, () => this.inner.run());
  }

  first(column?: string) {
    return timed(this.cost, () => (column ? this.inner.first(column) : this.inner.first()));
  }

  raw(options?: { columnNames?: false }) {
    return timed(this.cost, () => this.inner.raw(options));
  }
}

async function timed<T>(cost: DatabaseCost, ask: () => Promise<T>): Promise<T> {
  const started = Date.now();
  cost.trips += 1;
  try {
    return await ask();
  } finally {
    cost.ms += Date.now() - started;
  }
}
