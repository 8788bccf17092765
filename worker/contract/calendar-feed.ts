import { z } from "zod";

/** `GET /api/user/calendar`: path of the member's calendar feed; null while there is none. */
export const calendarFeedSchema = z.object({ path: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
