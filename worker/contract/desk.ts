import { z } from "zod";
import { FIND_LIMITS, FOUND_KINDS, WAITING_KINDS } from "./desk-limits";
import { PROGRAM_STATUSES } from "./programs-limits";

const instant = z.iso.datetime();

const waitingThingSchema = z.object({
  kind: z.enum(WAITING_KINDS),
  /** Since when it waits. */
  at: instant,
  /** Whose or what it is: a member's, a post's, a request's, a week's or a link's; of a week that is missing its Monday. */
  id: z.string(),
  title: z.string(),
  /** The beginning of what was written, or how it stands. */
  detail: z.string().nullable(),
});
export type WaitingThing = z.infer<typeof waitingThingSchema>;

const glancedWeekSchema = z.object({
  monday: z.iso.date(),
  /** The week for everybody that runs from then: one that is published before one that will be, and that before a draft. */
  program: z
    .object({
      id: z.number().int(),
      title: z.string(),
      status: z.enum(PROGRAM_STATUSES),
      publishAt: instant.nullable(),
    })
    .nullable(),
});
export type GlancedWeek = z.infer<typeof glancedWeekSchema>;

/** `GET /api/admin/desk/today`: what waits, the longest first, and the week at a glance. Days are those of the site. */
export const deskTodaySchema = z.object({
  /** Whether the guide through the first run stands above it. */
  hasGuide: z.boolean(),
  waiting: z.array(waitingThingSchema),
  /** This week and the next one. */
  weeks: z.array(glancedWeekSchema),
  /** Since Monday, the latest first. */
  trained: z.object({
    trainings: z.number().int(),
    people: z.number().int(),
    members: z.array(z.object({ id: z.string(), name: z.string(), trainings: z.number().int() })),
  }),
});
export type DeskToday = z.infer<typeof deskTodaySchema>;

/** `GET /api/admin/desk/find?search=`: a few of each kind. */
export const findQuerySchema = z.object({ search: z.string().trim().max(FIND_LIMITS.search).default("") });
export const foundThingSchema = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  title: z.string(),
  /** An address of a member's, the first day of a week. */
  detail: z.string().nullable(),
  /** Of what members may see or not yet; null of the others. */
  isPublished: z.boolean().nullable(),
});
export type FoundThing = z.infer<typeof foundThingSchema>;
