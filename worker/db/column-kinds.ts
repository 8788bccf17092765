import { integer, text } from "drizzle-orm/sqlite-core";

/** A column for an instant, stored as integer milliseconds UTC and read as a Date. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A boolean column, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A column for a calendar date without a zone, `YYYY-MM-DD`. */
export const calendarDate = (name: string) => text(name);
