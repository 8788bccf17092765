import { sql } from "drizzle-orm";
import { weeklyProgram } from "../../db/programs";

/** Marks a duplicate's title for admins; publishing removes it, so members never see it. */
export const COPY_MARK = " (copy)";

export const withoutCopyMark = (title: string): string => title.replace(/(?: \(copy\))+$/, "") || title;

/** Same as SQL, for a statement that publishes weeks. */
export const TITLE_WITHOUT_COPY_MARK = sql<string>`case when ${weeklyProgram.title} like '%_ (copy)'
  then substr(${weeklyProgram.title}, 1, length(${weeklyProgram.title}) - ${COPY_MARK.length}) else ${weeklyProgram.title} end`;
