import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { instant } from "./column-kinds";
import { weeklyProgram } from "./programs";

/** Columns shared by all drafts. */
const unsaved = () => ({
  userId: text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" }),
  /** Counts saves: a save based on an older version is refused. */
  version: integer("version").notNull(),
  content: text("content").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** An admin's unsaved edits of a week, visible to that admin only. */
export const programDraft = sqliteTable(
  "program_draft",
  {
    subjectId: integer("program_id")
      .notNull()
      .references(() => weeklyProgram.id, { onDelete: "cascade" }),
    ...unsaved(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.userId] }),
    index("program_draft_user").on(t.userId),
    index("program_draft_updated").on(t.updatedAt),
  ],
);

/** Same for an article; subject 0 is a new one. Its trigger frees pictures in `media_claim`. */
export const articleDraft = sqliteTable(
  "article_draft",
  { subjectId: integer("post_id").notNull(), ...unsaved() },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.userId] }),
    index("article_draft_user").on(t.userId),
    index("article_draft_updated").on(t.updatedAt),
  ],
);

/** Same for a letter; subject 0 is the new one. */
export const letterDraft = sqliteTable(
  "letter_draft",
  { subjectId: integer("letter_id").notNull(), ...unsaved() },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.userId] }),
    index("letter_draft_user").on(t.userId),
    index("letter_draft_updated").on(t.updatedAt),
  ],
);
