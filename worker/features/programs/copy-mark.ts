import { sql } from "drizzle-orm";
import { weeklyProgram } from "../../db/programs";

/** Marks a duplicate for admins; members never see it, so publishing takes it away. */
export const COPY_MARK = " (copy)";

export const withoutCopyMark = (title: string): string => title.replace(/(?: \(copy\))+$/, "") || title;

/** The same in a statement that publishes weeks. */
export const TITLE_WITHOUT_COPY_MARK = sql<string>`case when ${weeklyProgram.title} like '%_ (copy)'
  then substr(${weeklyProgram.title}, 1, length(${weeklyProgram.title}) - ${COPY_MARK.length}) else ${weeklyProgram.title} end`;
