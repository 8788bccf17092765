import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./column-kinds";

/** Its triggers keep `search_text`, free covers in `media_claim`, and remove a withdrawn one's rows from `notice`. */
export const workout = sqliteTable(
  "workout",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    description: text("description"),
    /** ISO weekday 1 to 7; null means any day. */
    day: integer("day"),
    durationMinutes: integer("duration_minutes"),
    intensity: text("intensity"),
    focus: text("focus"),
    videoUrl: text("video_url"),
    thumbnailUrl: text("thumbnail_url"),
    isPublished: flag("is_published").notNull().default(true),
    documentId: text("document_id"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** Kept by triggers: title, focus and description, in lower case and without accents. */
    searchText: text("search_text").notNull().default(""),
  },
  (t) => [
    index("workout_published").on(t.isPublished, t.createdAt, t.id),
    index("workout_day").on(t.isPublished, t.day, t.createdAt, t.id),
    index("workout_focus").on(t.isPublished, sql`lower(trim(focus))`, sql`trim(focus)`),
    index("workout_intensity").on(t.isPublished, sql`lower(trim(intensity))`, sql`trim(intensity)`),
    index("workout_title").on(sql`lower(trim(title))`),
    index("workout_document").on(t.documentId),
    index("workout_created").on(t.createdAt, t.id),
    index("workout_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);
