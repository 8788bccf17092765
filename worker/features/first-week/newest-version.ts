import { desc } from "drizzle-orm";
import type { Db } from "../../db/client";
import { firstWeekSetting, firstWeekVersion } from "../../db/first-week";

/** Selects the published version: at most one row. */
export const newestVersion = (db: Db) => db.select().from(firstWeekVersion).orderBy(desc(firstWeekVersion.id)).limit(1);

export const settingOf = (db: Db) => db.select().from(firstWeekSetting);
