import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Joint, LimitedMovement } from "../contract/injuries-limits";
import type { LinkState } from "../contract/library-limits";
import type { AlternativePurpose } from "../contract/swaps-limits";
import { instant } from "./column-kinds";

/** One exercise of the library, whatever its spellings, with its video if known. */
export const libraryExercise = sqliteTable(
  "library_exercise",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    /** The name, folded for search. */
    sortName: text("sort_name").notNull(),
    videoUrl: text("video_url"),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("library_exercise_sorted").on(t.sortName, t.id),
    index("library_exercise_name").on(t.name),
    index("library_exercise_without_video").on(t.sortName, t.id).where(sql`video_url is null`),
    index("library_exercise_video").on(t.videoUrl).where(sql`video_url is not null`),
  ],
);

/** Names of a library exercise, as `nameKey()` folds them; each belongs to one exercise. */
export const libraryKey = sqliteTable(
  "library_key",
  {
    nameKey: text("name_key").primaryKey(),
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    /** As first written. */
    name: text("name").notNull(),
  },
  (t) => [index("library_key_exercise").on(t.exerciseId)],
);

/** The lift whose maximum an accessory's percentages refer to. */
export const libraryBase = sqliteTable(
  "library_base",
  {
    exerciseId: integer("exercise_id")
      .primaryKey()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    baseId: integer("base_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
  },
  (t) => [index("library_base_base").on(t.baseId)],
);

/** Alternatives that the coach offers for a lift. */
export const libraryAlternative = sqliteTable(
  "library_alternative",
  {
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    alternativeId: integer("alternative_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<AlternativePurpose>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.exerciseId, t.alternativeId] }),
    index("library_alternative_other").on(t.alternativeId),
  ],
);

/** The coach's joint loads of an exercise. Without a row they are proposed by its name. */
export const libraryLoad = sqliteTable("library_load", {
  exerciseId: integer("exercise_id")
    .primaryKey()
    .references(() => libraryExercise.id, { onDelete: "cascade" }),
  joints: text("joints", { mode: "json" }).$type<Joint[]>().notNull(),
  movements: text("movements", { mode: "json" }).$type<LimitedMovement[]>().notNull(),
});

/** Every spelling of exercise names, so that statements can find the exercises of an entry. */
export const exerciseSpelling = sqliteTable(
  "exercise_spelling",
  {
    name: text("name").primaryKey(),
    nameKey: text("name_key").notNull(),
    folded: text("folded").notNull(),
  },
  (t) => [index("exercise_spelling_key").on(t.nameKey)],
);

/** The state of a video link at its host, and when it is checked next. */
export const videoLink = sqliteTable(
  "video_link",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    url: text("url").notNull().unique(),
    state: text("state").$type<LinkState>().notNull().default("unchecked"),
    checkedAt: instant("checked_at"),
    dueAt: instant("due_at").notNull(),
  },
  (t) => [
    index("video_link_due").on(t.dueAt),
    index("video_link_trouble").on(t.id).where(sql`state in ('dead', 'private', 'not_embeddable')`),
  ],
);
