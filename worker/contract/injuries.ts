import { z } from "zod";
import {
  JOINTS,
  LIMITED_MOVEMENTS,
  INJURY_LIMITS as LIMITS,
  MEMBER_TRENDS,
  PLAN_PLACES,
  SPOTS,
  TRENDS,
} from "./injuries-limits";
import { pageQuerySchema } from "./paging";
import { anyText, wholeNumber } from "./shared-schemas";

const calendarDate = z.iso.date("This is not a date of the calendar.");
const movements = z
  .array(z.enum(LIMITED_MOVEMENTS, "This is not a movement that can be chosen."))
  .max(LIMITED_MOVEMENTS.length, "Choose each movement once.")
  .transform((chosen) => LIMITED_MOVEMENTS.filter((movement) => chosen.includes(movement)));
const note = anyText.trim().max(LIMITS.note, `At most ${LIMITS.note} characters.`).nullish();

/** The joints and movements that an exercise loads. */
export const exerciseLoadsSchema = z.object({
  joints: z.array(z.enum(JOINTS)).max(JOINTS.length, "Choose each place once."),
  movements,
});

/** In bodies only, never in an address: addresses are logged on the way. */
const spot = z.enum([...SPOTS], "This is not a place that can be marked.");

/**
 * `PUT /api/user/injuries`: adds an injury or changes its movements. Without movements, all that load the joint are
 * limited.
 */
export const markInjurySchema = z.object({
  spot,
  movements,
  /** The member's local date on which it began; today by default. */
  since: calendarDate.optional(),
  /** Stored with the first word only. */
  note,
});
export type MarkInjury = z.input<typeof markInjurySchema>;

/** `PUT /api/user/injuries/word`: its trend; one word a day, a later one replaces it. `works` ends the injury. */
export const injuryWordSchema = z.object({
  spot,
  trend: z.enum(MEMBER_TRENDS, `Say one of ${MEMBER_TRENDS.join(", ")}.`),
  note,
  /** The member's local date, today by default; sent by devices that were offline. */
  localDate: calendarDate.optional(),
});
export type InjuryWord = z.input<typeof injuryWordSchema>;

const wordSchema = z.object({ trend: z.enum(TRENDS), note: anyText.nullable(), localDate: calendarDate });

/** An injury as its member reported it. */
export const injurySchema = z.object({
  id: wholeNumber,
  spot,
  movements: z.array(z.enum(LIMITED_MOVEMENTS)),
  since: calendarDate,
  endedOn: calendarDate.nullable(),
  /** Newest first. */
  words: z.array(wordSchema),
});
export type Injury = z.infer<typeof injurySchema>;

const planSchema = z.object({ place: z.enum(PLAN_PLACES), text: anyText });
export type ReturnPlan = z.infer<typeof planSchema>;

/** `GET /api/user/injuries`. */
export const ownInjuriesSchema = z.object({
  open: z.array(injurySchema),
  /** Past injuries, latest first. */
  ended: z.array(injurySchema),
  /** The coach's return plans: of the injured joints, and for any joint. */
  plans: z.array(planSchema),
});
export type OwnInjuries = z.infer<typeof ownInjuriesSchema>;

/** Part of a training's answer. */
export const hurtsSchema = z.object({
  injuries: z.array(injurySchema.pick({ spot: true, movements: true })),
  /** Joint loads of exercises and their alternatives, where the name alone does not imply them. */
  loads: z.array(exerciseLoadsSchema.extend({ name: anyText })),
});

/** `GET /api/admin/injuries`: latest word first. */
export const injuryBoardQuerySchema = pageQuerySchema.extend({
  show: z.enum(["open", "ended"]).default("open"),
  /** Of one member only. */
  member: anyText.max(100).optional(),
});
export type InjuryBoardQuery = z.output<typeof injuryBoardQuerySchema>;

export const boardInjurySchema = injurySchema.omit({ words: true }).extend({
  member: z.object({ id: anyText, firstName: anyText, lastName: anyText, image: anyText.nullable() }),
  lastWord: wordSchema,
});
export type BoardInjury = z.infer<typeof boardInjurySchema>;

/** `GET /api/admin/return-plans`. */
export const returnPlansSchema = z.array(planSchema);

/** `PUT /api/admin/return-plans/{place}`: an empty text deletes the plan. Returns all plans. */
export const setReturnPlanSchema = z.object({
  text: z.string("Write the plan.").trim().max(LIMITS.plan, `At most ${LIMITS.plan} characters.`),
});
