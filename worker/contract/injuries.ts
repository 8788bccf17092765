import { z } from "zod";
import {
  JOINTS,
  LIMITED_MOVEMENTS,
  INJURY_LIMITS as LIMITS,
  PLAN_PLACES,
  SAID_TRENDS,
  SPOTS,
  TRENDS,
} from "./injuries-limits";
import { pageQuerySchema } from "./paging";

const calendarDate = z.iso.date("This is not a date of the calendar.");
const movements = z
  .array(z.enum(LIMITED_MOVEMENTS, "This is not a movement that can be chosen."))
  .max(LIMITED_MOVEMENTS.length, "Choose each movement once.")
  .transform((chosen) => LIMITED_MOVEMENTS.filter((movement) => chosen.includes(movement)));
const note = z.string().trim().max(LIMITS.note, `At most ${LIMITS.note} characters.`).nullish();

/** What an exercise loads. */
export const exerciseLoadsSchema = z.object({
  joints: z.array(z.enum(JOINTS)).max(JOINTS.length, "Choose each place once."),
  movements,
});

/** Never in an address, which others write down on the way. */
const spot = z.enum([...SPOTS], "This is not a place that can be marked.");

/** `PUT /api/user/injuries`: it hurts here, or what does not work is another. Without movements it is all that loads it. */
export const markInjurySchema = z.object({
  spot,
  movements,
  /** The member's calendar day on which it began; today unless said. */
  since: calendarDate.optional(),
  /** Kept with the first word only. */
  note,
});
export type MarkInjury = z.input<typeof markInjurySchema>;

/** `PUT /api/user/injuries/word`: how it goes there; one a day, and the later one counts. `works` ends it. */
export const injuryWordSchema = z.object({
  spot,
  trend: z.enum(SAID_TRENDS, `Say one of ${SAID_TRENDS.join(", ")}.`),
  note,
  /** The member's calendar day, today unless said; a device that was offline says it. */
  localDate: calendarDate.optional(),
});
export type InjuryWord = z.input<typeof injuryWordSchema>;

const wordSchema = z.object({ trend: z.enum(TRENDS), note: z.string().nullable(), localDate: calendarDate });

/** An injury, as its member told it. */
export const injurySchema = z.object({
  id: z.number().int(),
  spot,
  movements: z.array(z.enum(LIMITED_MOVEMENTS)),
  since: calendarDate,
  endedOn: calendarDate.nullable(),
  /** The newest first. */
  words: z.array(wordSchema),
});
export type Injury = z.infer<typeof injurySchema>;

const planSchema = z.object({ place: z.enum(PLAN_PLACES), text: z.string() });
export type ReturnPlan = z.infer<typeof planSchema>;

/** `GET /api/user/injuries`. */
export const ownInjuriesSchema = z.object({
  open: z.array(injurySchema),
  /** Those that are over, the last one first. */
  ended: z.array(injurySchema),
  /** What the coach has written for coming back: of the joints that are marked, and for any. */
  plans: z.array(planSchema),
});
export type OwnInjuries = z.infer<typeof ownInjuriesSchema>;

/** What the answer about a training has of them. */
export const hurtsSchema = z.object({
  injuries: z.array(injurySchema.pick({ spot: true, movements: true })),
  /** Of exercises and their alternatives, where the name alone does not say it. */
  loads: z.array(exerciseLoadsSchema.extend({ name: z.string() })),
});

/** `GET /api/admin/injuries`: what was said of last goes first. */
export const injuryBoardQuerySchema = pageQuerySchema.extend({
  show: z.enum(["open", "ended"]).default("open"),
  /** Of one member alone. */
  member: z.string().max(100).optional(),
});
export type InjuryBoardQuery = z.output<typeof injuryBoardQuerySchema>;

export const boardInjurySchema = injurySchema.omit({ words: true }).extend({
  member: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), image: z.string().nullable() }),
  lastWord: wordSchema,
});
export type BoardInjury = z.infer<typeof boardInjurySchema>;

/** `GET /api/admin/return-plans`. */
export const returnPlansSchema = z.array(planSchema);

/** `PUT /api/admin/return-plans/{place}`: an empty text takes the plan away. Answers all there are. */
export const setReturnPlanSchema = z.object({
  text: z.string("Write the plan.").trim().max(LIMITS.plan, `At most ${LIMITS.plan} characters.`),
});
