import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { BatchedRead } from "../db/batched-read";
import type { Db } from "../db/client";
import type { AppError } from "../http/app-error";
import type { Ctx } from "../http/context";
import type { OnceOnly } from "../http/idempotency";
import { AlreadyMade, madeBefore, rememberedCall } from "./once";
import { conditionsOf, type Unchanged } from "./unchanged";

type Statement = BatchItem<"sqlite">;

/** What every write needs. Writes of visitors and of the schedule have no actor. */
export type Scope = Pick<Ctx, "db" | "now">;

/** A statement added to a write; `Committed` returns its result. */
export type Added<T> = { readonly answer: (rows: unknown[]) => T };

/** The results of a write's statements. */
export type Committed = {
  of<T>(added: Added<T>): T;
  /** Returns the first row of a statement that always has one. */
  one<T>(added: Added<T[]>): T;
};

type Options = {
  /** The row that is being changed: the write fails if a newer state of it is stored. */
  unchanged?: Unchanged | undefined;
  /** Makes the call idempotent: `made` selects the id of what it creates, evaluated at the end of the batch. */
  once?: OnceOnly | null;
  made?: SQL;
};

/** Starts a write. See `docs/decisions/data.md`. */
export function writing(ctx: Ctx, options: Options): Write<Ctx>;
export function writing<C extends Scope>(ctx: C): Write<C>;
export function writing(ctx: Ctx, { unchanged, once, made }: Options = {}): Write<Ctx> {
  const repeated =
    once && made ? { statement: rememberedCall(ctx, once, made), find: () => madeBefore(ctx, once) } : null;
  const write = new Write(ctx, repeated);
  if (unchanged) for (const each of conditionsOf(unchanged)) write.refuseUnless(...each);
  return write;
}

type Repeated = { statement: Statement; find: () => Promise<string | null> };

/** One atomic batch: its statements, its conditions, and the effects that follow the commit. */
export class Write<C extends Scope = Ctx> {
  readonly #statements: Statement[] = [];
  readonly #refusals: AppError[] = [];
  readonly #effects: ((done: Committed) => void)[] = [];
  readonly #repeated: Repeated | null;

  constructor(
    readonly ctx: C,
    repeated: Repeated | null,
  ) {
    this.#repeated = repeated;
  }

  add<S extends Statement>(statement: S): Added<S["_"]["result"]> {
    const at = this.#statements.push(statement) - 1;
    return { answer: (rows) => rows[at] as S["_"]["result"] };
  }

  addAll(statements: readonly Statement[] | null | undefined): void {
    if (statements) this.#statements.push(...statements);
  }

  /** Adds a read, which sees the state at its position in the batch. */
  read<T>({ statements, answer }: BatchedRead<T>): Added<T> {
    const from = this.#statements.push(...statements) - statements.length;
    return { answer: (rows) => answer(rows.slice(from, from + statements.length)) };
  }

  /** Adds a statement that must change a row; otherwise nothing is stored and `commit` throws the refusal. */
  must<S extends Statement>(statement: S, refusal: AppError): Added<S["_"]["result"]> {
    const added = this.add(statement);
    this.refuseUnless(sql`changes() > 0`, refusal);
    return added;
  }

  /** Adds a condition: unless it holds at this position, nothing is stored and `commit` throws the refusal. */
  refuseUnless(condition: SQL, refusal: AppError): void {
    const number = this.#refusals.push(refusal) - 1;
    // SQLite aborts a batch only by an error; this one quotes the invalid JSON path, and so the refusal's number.
    this.add(this.ctx.db.select({ holds: refusing(condition, number) }).from(sql`(select 1)`));
  }

  /** Adds an effect that runs after the commit, and not at all if it fails. */
  after(effect: (done: Committed) => void): void {
    this.#effects.push(effect);
  }

  /** Stores everything or nothing, then runs the effects. Throws the refusal of a condition that does not hold. */
  async commit(): Promise<Committed> {
    const done = committed(await this.#batch());
    for (const effect of this.#effects) effect(done);
    return done;
  }

  async #batch(): Promise<unknown[]> {
    const [first, ...others] = [...this.#statements, ...(this.#repeated ? [this.#repeated.statement] : [])];
    if (!first) return [];
    try {
      return await batched(this.ctx.db, [first, ...others]);
    } catch (error) {
      // Of two concurrent calls under one key, one batch fails and finds what the other one created.
      const id = await this.#repeated?.find().catch(() => null);
      if (id) throw new AlreadyMade(id);
      throw this.#refusals[refusalIndex(error) ?? -1] ?? error;
    }
  }
}

const batched = (db: Db, statements: [Statement, ...Statement[]]): Promise<unknown[]> => db.batch(statements);

function committed(rows: unknown[]): Committed {
  const of = <T>(added: Added<T>) => added.answer(rows);
  return {
    of,
    one: (added) => {
      const [row] = of(added);
      if (row === undefined) throw new Error("a statement of a write has answered no row");
      return row;
    },
  };
}

const refusing = (condition: SQL, number: number) =>
  sql<number>`json_extract('1', case when ${condition} then '$' else ${`refused:${number}`} end)`;

function refusalIndex(error: unknown): number | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const number = /path[^']*'refused:(\d+)'/.exec(cause.message)?.[1];
    if (number) return Number(number);
  }
  return null;
}
