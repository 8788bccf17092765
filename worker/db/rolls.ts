import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";

/** One session of rolling, as the member reports it. Its triggers keep `training_load`. */
export const roll = sqliteTable(
  "roll",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    /** When it was recorded, which may be days later. */
    rolledAt: instant("rolled_at").notNull(),
    minutes: integer("minutes").notNull(),
    effort: integer("effort").notNull(),
    gi: flag("gi").notNull(),
    /** Visible to the member only. */
    notes: text("notes"),
  },
  (t) => [index("roll_recent").on(t.userId, t.rolledAt, t.id)],
);

/** A member's training load of a day: minutes times effort. Kept by triggers on `completion` and `roll`. */
export const trainingLoad = sqliteTable(
  "training_load",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    gymLoad: integer("gym_load").notNull().default(0),
    /** Completions without a known load. */
    gymUnknown: integer("gym_unknown").notNull().default(0),
    rolls: integer("rolls").notNull().default(0),
    matMinutes: integer("mat_minutes").notNull().default(0),
    matLoad: integer("mat_load").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.localDate] })],
);
