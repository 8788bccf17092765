import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";

/** One time of rolling on the mat, as the member tells it. Its triggers keep `training_load`. */
export const roll = sqliteTable(
  "roll",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    /** When it was handed in, which may be days later. */
    rolledAt: instant("rolled_at").notNull(),
    minutes: integer("minutes").notNull(),
    effort: integer("effort").notNull(),
    gi: flag("gi").notNull(),
    /** Read by nobody but the member. */
    notes: text("notes"),
  },
  (t) => [index("roll_recent").on(t.userId, t.rolledAt, t.id)],
);

/** A member's day in load: minutes times how hard it was. Kept by triggers on `completion` and `roll`. */
export const trainingLoad = sqliteTable(
  "training_load",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    gymLoad: integer("gym_load").notNull().default(0),
    /** Completions of which no load can be told. */
    gymUnknown: integer("gym_unknown").notNull().default(0),
    rolls: integer("rolls").notNull().default(0),
    matMinutes: integer("mat_minutes").notNull().default(0),
    matLoad: integer("mat_load").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.localDate] })],
);
