import { z } from "zod";
import { FIND_LIMITS, FOUND_KINDS, WAITING_KINDS } from "./desk-limits";
import { PROGRAM_STATUSES } from "./programs-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const instant = isoInstant;

const waitingThingSchema = z.object({
  kind: z.enum(WAITING_KINDS),
  /** Waiting since. */
  at: instant,
  /** Id of the member, post, request, week or link; for a missing week its Monday. */
  id: anyText,
  title: anyText,
  /** The beginning of the text, or its state. */
  detail: anyText.nullable(),
});
export type WaitingThing = z.infer<typeof waitingThingSchema>;

const glancedWeekSchema = z.object({
  monday: z.iso.date(),
  /** That week's program for everybody, published before scheduled before draft; null if none. */
  program: z
    .object({
      id: wholeNumber,
      title: anyText,
      status: z.enum(PROGRAM_STATUSES),
      publishAt: instant.nullable(),
    })
    .nullable(),
});
export type GlancedWeek = z.infer<typeof glancedWeekSchema>;

/** `GET /api/admin/desk/today`: what waits, longest first, and the week at a glance. Days are in the site's zone. */
export const deskTodaySchema = z.object({
  /** Whether the setup guide is shown. */
  hasGuide: z.boolean(),
  waiting: z.array(waitingThingSchema),
  /** This week and the next. */
  weeks: z.array(glancedWeekSchema),
  /** Trainings since Monday; members with the latest first. */
  trained: z.object({
    trainings: wholeNumber,
    people: wholeNumber,
    members: z.array(z.object({ id: anyText, name: anyText, trainings: wholeNumber })),
  }),
});
export type DeskToday = z.infer<typeof deskTodaySchema>;

/** `GET /api/admin/desk/find?search=`: a few results of each kind. */
export const findQuerySchema = z.object({ search: anyText.trim().max(FIND_LIMITS.search).default("") });
export const foundThingSchema = z.object({
  kind: z.enum(FOUND_KINDS),
  id: anyText,
  title: anyText,
  /** A member's address, or a week's first day. */
  detail: anyText.nullable(),
  /** Whether members can see it; null for kinds without publication. */
  isPublished: z.boolean().nullable(),
});
export type FoundThing = z.infer<typeof foundThingSchema>;
