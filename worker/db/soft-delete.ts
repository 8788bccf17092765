import { gt, isNull, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { RESTORABLE_DAYS } from "../contract/restorable";
import type { Db } from "./client";

/** A table whose rows are deleted by a date: out of sight at once, gone for good some time later. */
type SoftDeleted = SQLiteTable & { deletedAt: SQLiteColumn };

const DAY_MS = 86_400_000;
const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);

/** The rows that nobody has deleted. */
export const living = ({ deletedAt }: SoftDeleted): SQL => isNull(deletedAt);

/** The rows that were deleted and can be brought back. */
export const restorable = ({ deletedAt }: SoftDeleted, now: Date): SQL => gt(deletedAt, restorableSince(now));

/** The statement that removes for good what can no longer be brought back. Histories have titles of their own. */
export const purgeDeleted = (db: Db, table: SoftDeleted, now: Date) =>
  db.delete(table).where(lt(table.deletedAt, restorableSince(now)));
