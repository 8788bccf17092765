import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The kinds of texts that can be searched. */
export type WrittenKind = "post" | "comment" | "message";

/**
 * Texts of members and the coach, folded for search; rows are kept by triggers of posts, comments and messages. Null
 * until folded: when it is written, when it is searched, or within the hour.
 */
export const writtenText = sqliteTable(
  "written_text",
  {
    kind: text("kind").$type<WrittenKind>().notNull(),
    id: integer("id").notNull(),
    folded: text("folded"),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index("written_text_waiting").on(t.kind, t.id).where(sql`folded IS NULL`),
  ],
);
