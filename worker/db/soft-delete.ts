import { gt, isNull, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { RESTORABLE_DAYS } from "../contract/restorable";
import type { Db } from "./client";

/** A table with soft deletion: rows are hidden at once and purged later. */
type SoftDeleted = SQLiteTable & { deletedAt: SQLiteColumn };

const DAY_MS = 86_400_000;
const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);

/** Condition: not deleted. */
export const living = ({ deletedAt }: SoftDeleted): SQL => isNull(deletedAt);

/** Condition: deleted, but still restorable. */
export const restorable = ({ deletedAt }: SoftDeleted, now: Date): SQL => gt(deletedAt, restorableSince(now));

/** Returns the statement that purges rows that can no longer be restored. Histories keep their own copies of titles. */
export const purgeDeleted = (db: Db, table: SoftDeleted, now: Date) =>
  db.delete(table).where(lt(table.deletedAt, restorableSince(now)));
