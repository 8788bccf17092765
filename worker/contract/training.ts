import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { hurtsSchema } from "./injuries";
import { placedCueSchema } from "./placed-cues";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { substituteNameSchema, swapSchema } from "./swaps";
import { ALTERNATIVE_PURPOSES } from "./swaps-limits";
import { GYM_LIMITS, MAX_SOURCES, SET_LIMITS, SIDES, WEIGHT_UNITS } from "./training-limits";

const calendarDate = z.iso.date("This is not a date of the calendar.");
export const weightUnitSchema = z.enum(WEIGHT_UNITS);

/** One performed set. Null means not given, and 0 is a value; `effort` is RPE in halves. */
export const loggedSetSchema = z
  .object({
    /** With `bodyweight`: load added to bodyweight, or, if negative, assistance. */
    load: z
      .number("A load is a number.")
      .min(-SET_LIMITS.loadMax, `At least -${SET_LIMITS.loadMax}.`)
      .max(SET_LIMITS.loadMax, `At most ${SET_LIMITS.loadMax}.`)
      .multipleOf(0.01, "At most two decimals.")
      .nullable(),
    /** The unit it was typed in; never converted back and forth. */
    unit: weightUnitSchema,
    reps: z
      .number("Reps are a whole number.")
      .int("Reps are a whole number.")
      .min(0, "Reps are 0 or more.")
      .max(SET_LIMITS.repsMax, `At most ${SET_LIMITS.repsMax} reps.`)
      .nullable(),
    effort: z
      .number("Effort is a number from 1 to 10.")
      .min(SET_LIMITS.effortMin, "Effort is 1 to 10.")
      .max(SET_LIMITS.effortMax, "Effort is 1 to 10.")
      .multipleOf(0.5, "Effort goes in halves.")
      .nullable(),
    seconds: z
      .number("A time is a number of seconds.")
      .int("A time is in whole seconds.")
      .min(0, "A time is 0 or more.")
      .max(SET_LIMITS.secondsMax, `At most ${SET_LIMITS.secondsMax / 3600} hours.`)
      .nullable()
      .default(null),
    metres: z
      .number("A distance is a number of metres.")
      .min(0, "A distance is 0 or more.")
      .max(SET_LIMITS.metresMax, `At most ${SET_LIMITS.metresMax / 1000} km.`)
      .multipleOf(0.01, "At most two decimals.")
      .nullable()
      .default(null),
    side: z.enum(SIDES).nullable().default(null),
    bodyweight: z.boolean().default(false),
  })
  .refine(({ load, bodyweight }) => bodyweight || load === null || load >= 0, {
    path: ["load"],
    message: "A load is 0 or more.",
  });
export type LoggedSet = z.infer<typeof loggedSetSchema>;

/** A member's log of one exercise name on one local date. */
export const exerciseLogSchema = z.object({ localDate: calendarDate, sets: z.array(loggedSetSchema) });
export type ExerciseLog = z.infer<typeof exerciseLogSchema>;

/** `PUT /api/exercises/{id}/log`: replaces the day's sets of this exercise; an empty list deletes them. */
export const logExerciseSchema = z.object({
  /** The member's local date, by default today; sent by devices that were offline. */
  localDate: calendarDate.optional(),
  sets: z
    .array(loggedSetSchema)
    .max(SET_LIMITS.setsPerExercise, `At most ${SET_LIMITS.setsPerExercise} sets of one exercise.`),
  /** Library name of the exercise done instead; the sets count for that one. */
  substitute: substituteNameSchema.optional(),
});
export type LogExercise = z.input<typeof logExerciseSchema>;

/**
 * `load`: heaviest set. `reps`: most reps at a load. `time`: longest hold. `distance`: longest distance. `estimate`:
 * estimated one-rep maximum (Epley), from sets of at most ten reps.
 */
export const recordKindSchema = z.enum(["load", "reps", "time", "distance", "estimate"]);

const loadDoneSchema = z.object({ load: z.number(), unit: weightUnitSchema, bodyweight: z.boolean() });

const personalRecordSchema = z.object({
  kind: recordKindSchema,
  exerciseName: anyText,
  /** Load in `unit`, reps, seconds or metres. */
  value: z.number(),
  unit: weightUnitSchema.nullable(),
  reps: wholeNumber.nullable(),
  localDate: calendarDate,
  /** The load used, in the unit it was typed in; null without one. */
  at: loadDoneSchema.nullable(),
});
export type PersonalRecord = z.infer<typeof personalRecordSchema>;

/** Answer of logging. `records` has only what this call has set: a retry returns none again. */
export const loggedExerciseSchema = z.object({ log: exerciseLogSchema, records: z.array(personalRecordSchema) });
export type LoggedExercise = z.infer<typeof loggedExerciseSchema>;

const inHundredths = (name: string, least: number, most: number) =>
  z
    .number(`${name} is a number.`)
    .min(least, `${name} is at least ${least}.`)
    .max(most, `${name} is at most ${most}.`)
    .multipleOf(0.01, "At most two decimals.");

/** Equipment of a member's gym, in one unit. */
const gymSchema = z.object({
  bar: inHundredths("A bar", 0, GYM_LIMITS.barMax),
  plates: z
    .array(inHundredths("A plate", GYM_LIMITS.plateMin, GYM_LIMITS.plateMax))
    .min(1, "Choose at least one plate.")
    .max(GYM_LIMITS.plates, `At most ${GYM_LIMITS.plates} kinds of plates.`)
    .transform((plates) => [...new Set(plates)].sort((a, b) => b - a)),
  step: inHundredths("A step", GYM_LIMITS.stepMin, GYM_LIMITS.stepMax),
});

const maxFields = {
  /** In `unit`, as typed. */
  load: inHundredths("A maximum", 0.5, SET_LIMITS.loadMax),
  unit: weightUnitSchema,
};

/** The maximum that percentages of a lift refer to. */
const trainingMaxSchema = z.object({ ...maxFields, source: z.enum(MAX_SOURCES), at: isoInstant });
export type TrainingMax = z.infer<typeof trainingMaxSchema>;

/** A maximum estimated from recent logs that differs from the current one; never applied automatically. */
const proposedMaxSchema = z.object({
  load: z.number(),
  unit: weightUnitSchema,
  /** The set it is estimated from. */
  from: z.object({ load: z.number(), unit: weightUnitSchema, reps: wholeNumber, localDate: calendarDate }),
});
export type ProposedMax = z.infer<typeof proposedMaxSchema>;

const liftFields = { lift: anyText, max: trainingMaxSchema.nullable(), proposed: proposedMaxSchema.nullable() };

/** `GET /api/user/training-maxes` and `GET /api/admin/users/{id}/training-maxes`: sorted by lift. */
export const trainingMaxesSchema = z.object({
  weightUnit: weightUnitSchema,
  lifts: z.array(
    z.object({
      ...liftFields,
      /** Earlier values, newest first. */
      changes: z.array(trainingMaxSchema),
    }),
  ),
});
export type TrainingMaxes = z.infer<typeof trainingMaxesSchema>;

/** `PUT` of the same addresses: a null load deletes the lift's maximum with its history. */
export const setTrainingMaxSchema = z.object({
  lift: z
    .string("Name the lift.")
    .trim()
    .min(1, "Name the lift.")
    .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`),
  load: maxFields.load.nullable(),
  unit: weightUnitSchema,
  /** Whether it was proposed from the log. */
  fromLog: z.boolean().default(false),
});
export type SetTrainingMax = z.input<typeof setTrainingMaxSchema>;

/**
 * `GET /api/workouts/{id}/training` and `GET /api/weekly-programs/{id}/training`: the member's history of these
 * exercises. Exercises without logs are left out.
 */
export const trainingContextSchema = z.object({
  weightUnit: weightUnitSchema,
  exercises: z.array(
    z.object({
      exerciseId: wholeNumber,
      /** The latest earlier day, under the same exercise name. */
      last: exerciseLogSchema.nullable(),
      today: exerciseLogSchema.nullable(),
    }),
  ),
  /** Exercises with a kept answer; left out without any. */
  answered: z.array(wholeNumber).optional(),
  /** The gym's equipment, in `weightUnit`. */
  gym: gymSchema,
  /** The lifts that these exercises' percentages refer to. */
  lifts: z.array(z.object({ ...liftFields, exerciseIds: z.array(wholeNumber) })),
  /** Lifts with alternatives, and today's substitutes. */
  substitutes: z.array(
    z.object({
      exerciseIds: z.array(wholeNumber),
      insteadOf: anyText,
      options: z.array(
        z.object({
          name: anyText,
          /** Null if the coach no longer offers it. */
          purpose: z.enum(ALTERNATIVE_PURPOSES).nullable(),
          videoUrl: anyText.nullable(),
          last: exerciseLogSchema.nullable(),
          today: exerciseLogSchema.nullable(),
          /** The lift that its percentages refer to, if the original is prescribed in percent. */
          lift: z.object(liftFields).nullable(),
        }),
      ),
      swap: swapSchema.pick({ substitute: true, reason: true, standing: true }).nullable(),
    }),
  ),
  /** The member's open injuries; left out without any. */
  hurts: hurtsSchema.optional(),
  /** Open cues; left out without any. */
  cues: z.array(placedCueSchema).optional(),
});
export type TrainingContext = z.infer<typeof trainingContextSchema>;

export const historyQuerySchema = z.object({
  /** Library name of the substitute, whose history is returned instead. */
  substitute: substituteNameSchema.optional(),
});

/** `GET /api/exercises/{id}/history`: oldest first, by exercise name across all trainings. */
export const exerciseHistorySchema = z.object({
  name: anyText,
  weightUnit: weightUnitSchema,
  days: z.array(
    exerciseLogSchema.extend({
      /** In `weightUnit`; null without a load. */
      topLoad: z.number().nullable(),
      topReps: wholeNumber.nullable(),
      estimate: z.number().nullable(),
      topSeconds: wholeNumber.nullable(),
      topMetres: z.number().nullable(),
    }),
  ),
  records: z.array(personalRecordSchema),
  /** Most reps per load, without loads that a heavier one matches in reps; heaviest first, in `weightUnit`. */
  mostReps: z.array(loadDoneSchema.extend({ reps: wholeNumber, localDate: calendarDate })),
});
export type ExerciseHistory = z.infer<typeof exerciseHistorySchema>;

/** `GET /api/user/training-preferences`. */
export const trainingPreferencesSchema = z.object({
  weightUnit: weightUnitSchema,
  /** Target of training days per week; null without one. */
  weeklyTarget: z
    .number("Choose a number of days.")
    .int("Choose a whole number of days.")
    .min(1, "At least one day a week.")
    .max(7, "A week has seven days.")
    .nullable(),
  /** Bar, plates and increments of the member's gym, per unit. */
  gyms: z.object({ kg: gymSchema, lb: gymSchema }),
  /** Whether the member logs rolls. */
  rolls: z.boolean("Say whether you log rolls."),
});
export type TrainingPreferences = z.infer<typeof trainingPreferencesSchema>;

/** `PUT /api/user/training-preferences`: omitted fields stay. */
export const trainingPreferencesChangeSchema = trainingPreferencesSchema.partial().extend({
  gyms: trainingPreferencesSchema.shape.gyms.partial().optional(),
});
export type TrainingPreferencesChange = z.infer<typeof trainingPreferencesChangeSchema>;
