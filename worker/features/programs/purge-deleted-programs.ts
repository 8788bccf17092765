import { lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { weeklyProgram } from "../../db/programs";
import { restorableSince } from "./policy";

/** The statement that removes for good what can no longer be brought back. Histories have titles of their own. */
export function purgeDeletedPrograms(db: Db, now: Date) {
  return db.delete(weeklyProgram).where(lt(weeklyProgram.deletedAt, restorableSince(now)));
}
