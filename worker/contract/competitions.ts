import { z } from "zod";
import { COMPETITION_LIMITS, FIRST_DAY, LAST_DAY, OVERLAY_LIMITS } from "./competitions-limits";
import { COLUMN_TYPES } from "./drafts";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, optionalText } from "./texts";

const option = z.enum(COLUMN_TYPES, "Choose one of the options.");
const date = z.iso.date("This is not a date of the calendar.");

/** `POST /api/user/competitions`, with an `Idempotency-Key`, and `PUT /api/user/competitions/{id}`, which replaces it. */
export const competitionInputSchema = z.object({
  date,
  name: z
    .string("Give the competition a name.")
    .trim()
    .min(1, "Give the competition a name.")
    .max(COMPETITION_LIMITS.name, atMost(COMPETITION_LIMITS.name)),
  gi: z.boolean("Say whether it is in the gi."),
  weightClass: optionalText(COMPETITION_LIMITS.weightClass).optional(),
});
export type CompetitionInput = z.input<typeof competitionInputSchema>;

/** A member's competition, as they see it. */
export const competitionSchema = z.object({
  id: wholeNumber,
  date: z.iso.date(),
  name: anyText,
  gi: z.boolean(),
  weightClass: anyText.nullable(),
});
export type Competition = z.infer<typeof competitionSchema>;

/** `GET /api/user/competitions`: future and recent ones, next first; and the newest past ones. */
export const ownCompetitionsSchema = z.object({
  open: z.array(competitionSchema),
  past: z.array(competitionSchema),
  /** Whether the coach's taper is published. */
  planned: z.boolean(),
});
export type OwnCompetitions = z.infer<typeof ownCompetitionsSchema>;

const percent = z
  .number("Give the percent as a number.")
  .int("Give whole percent.")
  .min(OVERLAY_LIMITS.percentLeast, `At least ${OVERLAY_LIMITS.percentLeast} %.`)
  .max(OVERLAY_LIMITS.percentMost, `At most ${OVERLAY_LIMITS.percentMost} %.`)
  .nullable();
const day = z
  .number("Give the day as a number.")
  .int("Give a whole day.")
  .min(FIRST_DAY, `The plan begins ${-FIRST_DAY} days before.`)
  .max(LAST_DAY, `The plan ends ${LAST_DAY} days after.`);

/** A part of the taper: what a range of days around a competition changes. Null changes nothing. */
const overlayPartSchema = z
  .object({
    /** Days relative to the competition, which is 0; the day before is -1. */
    from: day,
    to: day,
    /** A day of rest: nothing is trained. */
    rest: z.boolean(),
    /** The option to train, if the day has it. */
    option: option.nullable(),
    /** Exercises of these categories are left out. */
    dropCategories: z
      .array(anyText.trim().min(1, "Name the category.").max(OVERLAY_LIMITS.category, atMost(OVERLAY_LIMITS.category)))
      .max(OVERLAY_LIMITS.categories, `At most ${OVERLAY_LIMITS.categories} categories.`),
    /** The number of blocks kept from the start; the others are left out. */
    keepBlocks: z
      .number("Give the blocks as a number.")
      .int("Give whole blocks.")
      .min(1, "Keep at least one block, or make it a rest day.")
      .max(OVERLAY_LIMITS.blocks, `At most ${OVERLAY_LIMITS.blocks} blocks.`)
      .nullable(),
    /** In percent of the prescribed load and number of sets. */
    load: percent,
    sets: percent,
    words: optionalText(OVERLAY_LIMITS.words),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day cannot be before the first one." });
export type OverlayPart = z.output<typeof overlayPartSchema>;

export const overlaySchema = z
  .array(overlayPartSchema)
  .max(OVERLAY_LIMITS.parts, `At most ${OVERLAY_LIMITS.parts} parts.`)
  .superRefine((parts, context) => {
    parts.forEach((part, at) => {
      const other = parts.findIndex((each, index) => index < at && each.from <= part.to && part.from <= each.to);
      if (other >= 0) {
        context.addIssue({
          code: "custom",
          path: [at, "from"],
          message: "Some of these days are in another part already.",
        });
      }
    });
  });
export type Overlay = z.output<typeof overlaySchema>;

/** `PUT /api/admin/competition-overlay`: the draft; `publish` publishes it. */
export const overlayChangeSchema = z.object({
  parts: overlaySchema,
  publish: z.boolean().default(false),
  /** The revision that was edited, 0 for none; 409 `stale` if a newer one is stored. */
  revision: wholeNumber.min(0),
});
export type OverlayChange = z.output<typeof overlayChangeSchema>;
export type OverlayChangeInput = z.input<typeof overlayChangeSchema>;

/** `GET /api/admin/competition-overlay`. */
export const clubOverlaySchema = z.object({
  draft: overlaySchema,
  published: overlaySchema.nullable(),
  publishedAt: isoInstant.nullable(),
  revision: wholeNumber,
});
export type ClubOverlay = z.infer<typeof clubOverlaySchema>;

/** `GET /api/admin/competitions`: of all members, next first, until the days after them are over. */
export const entrantSchema = competitionSchema.extend({
  member: z.object({ id: anyText, firstName: anyText, name: anyText }),
  wishedAt: isoInstant.nullable(),
});
export type Entrant = z.infer<typeof entrantSchema>;

/** A day of a member's week near a competition. */
export const competitionDaySchema = z.object({
  date: z.iso.date(),
  /** Its name. */
  name: anyText,
  /** Days until it; negative after it. */
  daysToGo: wholeNumber,
  /** A day of rest: nothing is trained. */
  rest: z.boolean(),
  option: option.nullable(),
  /** In percent, already applied to the doses. */
  load: wholeNumber.nullable(),
  sets: wholeNumber.nullable(),
  words: anyText.nullable(),
});
export type CompetitionDay = z.infer<typeof competitionDaySchema>;

/** An exercise that the taper leaves out. */
export const droppedExerciseSchema = z.object({
  id: wholeNumber,
  exerciseCode: anyText.nullable(),
  name: anyText,
});
