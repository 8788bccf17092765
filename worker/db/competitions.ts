import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Overlay } from "../contract/competitions";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";

/** A tournament that a member has entered. */
export const competition = sqliteTable(
  "competition",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    name: text("name").notNull(),
    gi: flag("gi").notNull(),
    weightClass: text("weight_class"),
    /** When the coach wished good luck: once a competition. */
    wishedAt: instant("wished_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("competition_member").on(t.userId, t.localDate), index("competition_date").on(t.localDate, t.id)],
);

/** The taper around competitions: one row at most. */
export const competitionOverlay = sqliteTable(
  "competition_overlay",
  {
    id: integer("id").primaryKey(),
    draft: text("draft", { mode: "json" }).$type<Overlay>().notNull(),
    /** The published version; null without one. */
    published: text("published", { mode: "json" }).$type<Overlay>(),
    publishedAt: instant("published_at"),
    revision: integer("revision").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").references(() => user.id, { onDelete: "set null" }),
  },
  (t) => [check("competition_overlay_one", sql`${t.id} = 1`), index("competition_overlay_writer").on(t.updatedBy)],
);
