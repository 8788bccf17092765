import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Equipment, FirstWeekCard, FirstWeekContent, HealthAnswer } from "../contract/first-week-limits";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** Published versions of the first week, each complete: what was signed keeps its text. */
export const firstWeekVersion = sqliteTable("first_week_version", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  content: text("content", { mode: "json" }).$type<FirstWeekContent>().notNull(),
  /** The hash of the waiver and its questions only: a change of another card asks nobody to sign again. */
  waiverHash: text("waiver_hash").notNull(),
  createdAt: instant("created_at").notNull(),
  createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
});

/** Whether the first week is offered, since when, and its draft: one row at most. */
export const firstWeekSetting = sqliteTable(
  "first_week_setting",
  {
    id: integer("id").primaryKey(),
    onSince: instant("on_since"),
    draft: text("draft", { mode: "json" }).$type<FirstWeekContent>(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").references(() => user.id, { onDelete: "set null" }),
  },
  (t) => [check("first_week_setting_one", sql`${t.id} = 1`)],
);

/** A member's first week: their goals and equipment. Health is a separate table. */
export const firstWeek = sqliteTable(
  "first_week",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Null for a member who dismissed it without opening it. */
    startedAt: instant("started_at"),
    goals: text("goals", { mode: "json" }).$type<string[]>().notNull(),
    goalWords: text("goal_words"),
    equipment: text("equipment").$type<Equipment>(),
    dismissedAt: instant("dismissed_at"),
  },
  (t) => [index("first_week_started").on(t.startedAt).where(sql`started_at IS NOT NULL`)],
);

/** A card that was answered or skipped; the latest state counts. */
export const firstWeekCard = sqliteTable(
  "first_week_card",
  {
    userId: text("user_id")
      .notNull()
      .references(() => firstWeek.userId, { onDelete: "cascade" }),
    card: text("card").$type<FirstWeekCard>().notNull(),
    skipped: flag("skipped").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.card] })],
);

/** Health answers: read by their member and admins only. */
export const firstWeekHealth = sqliteTable(
  "first_week_health",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    injuryWords: text("injury_words"),
    adult: flag("adult"),
    answers: text("answers", { mode: "json" }).$type<HealthAnswer[]>(),
    answeredAt: instant("answered_at"),
    /** The coach's go-ahead: since when it is needed, when the member wrote, and when it was given. */
    waitsSince: instant("waits_since"),
    askedAt: instant("asked_at"),
    goAheadAt: instant("go_ahead_at"),
    goAheadBy: text("go_ahead_by").references(() => user.id, { onDelete: "set null" }),
  },
  (t) => [
    index("first_week_health_waiting").on(t.waitsSince).where(sql`waits_since IS NOT NULL AND go_ahead_at IS NULL`),
  ],
);

/** A signature: under which name, when, for which version, with which answers. */
export const firstWeekSignature = sqliteTable(
  "first_week_signature",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    versionId: integer("version_id")
      .notNull()
      .references(() => firstWeekVersion.id),
    waiverHash: text("waiver_hash").notNull(),
    fullName: text("full_name").notNull(),
    answers: text("answers", { mode: "json" }).$type<HealthAnswer[]>().notNull(),
    signedAt: instant("signed_at").notNull(),
  },
  (t) => [
    uniqueIndex("first_week_signature_same").on(t.userId, t.waiverHash, t.fullName, t.answers),
    index("first_week_signature_version").on(t.versionId),
  ],
);
