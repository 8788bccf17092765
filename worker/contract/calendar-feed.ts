import { z } from "zod";
import { anyText } from "./shared-schemas";

/** `GET /api/user/calendar`: path of the member's calendar feed; null while there is none. */
export const calendarFeedSchema = z.object({ path: anyText.nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
