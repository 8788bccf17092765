import { z } from "zod";

/** `GET /api/user/calendar`: the path at which calendars read the member's week; null while there is none. */
export const calendarFeedSchema = z.object({ path: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
