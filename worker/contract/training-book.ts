import { z } from "zod";
import { exerciseSchema } from "./exercises";
import { pageQuerySchema } from "./paging";
import { columnTypeSchema } from "./programs";
import { swapReasonSchema, swapsSchema } from "./swaps";
import { exerciseLogSchema, loggedSetSchema, recordKindSchema, weightUnitSchema } from "./training";
import { BOOK_MARKS, BOOK_SHOWS, NAME_KEY_MAX } from "./training-book-limits";

const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});

const bookFilterSchema = z.object({
  member: z.string().max(200).optional(),
  /** A lift, by the name as `nameKey` of a session's exercise has it. */
  lift: z.string().max(NAME_KEY_MAX).optional(),
  week: z.coerce.number("A week is named by its number.").int().positive().optional(),
  only: z.enum(BOOK_MARKS, `Narrow to ${BOOK_MARKS.join(" or ")}.`).optional(),
});
export type BookFilter = z.infer<typeof bookFilterSchema>;

/** `GET /api/admin/training`: what members did, newest first; a page may be shorter than asked for, and still have a next one. */
export const bookQuerySchema = pageQuerySchema
  .extend(bookFilterSchema.shape)
  .extend({ show: z.enum(BOOK_SHOWS, `Show ${BOOK_SHOWS.join(" or ")}.`).default("open") });
export type BookQuery = z.infer<typeof bookQuerySchema>;

const bookExerciseSchema = z.object({
  /** Null for what was logged and does not stand in the training any more. */
  exerciseId: z.number().int().nullable(),
  /** Under what it is logged; null for what was not. */
  nameKey: z.string().nullable(),
  name: z.string(),
  /** The dose as the coach wrote it. */
  prescribed: exerciseSchema.pick({ sets: true, reps: true, setRep: true, load: true, duration: true }).nullable(),
  sets: z.array(loggedSetSchema),
  last: exerciseLogSchema.nullable(),
  records: z.array(recordKindSchema),
  short: z.boolean(),
  /** What the coach had written, where something else was done or chosen in its place. */
  insteadOf: z.string().nullable(),
  swapReason: swapReasonSchema.nullable(),
});
export type BookExercise = z.infer<typeof bookExerciseSchema>;

export const bookSessionSchema = z.object({
  id: z.number().int(),
  member: personSchema,
  title: z.string(),
  /** The member's own day. */
  localDate: z.iso.date(),
  /** When something was added last. */
  at: z.iso.datetime(),
  option: columnTypeSchema.nullable(),
  week: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  /** Null as long as it was logged only. */
  finished: z
    .object({
      duration: z.number().int().nullable(),
      /** How hard it was as a whole, from 1 to 10, where the member says and lets the coach read it. */
      effort: z.number().int().nullable(),
    })
    .nullable(),
  /** Those that their member lets the coach read. */
  notes: z.array(z.string()),
  /** Felt, over the sets that say it; and meant, over the exercises that do. Both as RPE. */
  effort: z.object({ felt: z.number().nullable(), meant: z.number().nullable() }),
  short: z.boolean(),
  hurts: z.boolean(),
  seen: z.boolean(),
  cheered: z.boolean(),
  replied: z.boolean(),
  exercises: z.array(bookExerciseSchema),
});
export type BookSession = z.infer<typeof bookSessionSchema>;

/** `GET /api/admin/training/choices`: what the newest sessions that are not seen can be narrowed by, and how many there are. */
export const bookChoicesSchema = z.object({
  /** Counted up to `ATTENTION_MOST`. */
  open: z.number().int(),
  short: z.number().int(),
  hurts: z.number().int(),
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  lifts: z.array(z.object({ nameKey: z.string(), name: z.string() })),
  weeks: z.array(z.object({ id: z.number().int(), title: z.string() })),
});
export type BookChoices = z.infer<typeof bookChoicesSchema>;

/** `PUT /api/admin/training/{id}/seen` */
export const seenSchema = z.object({ seen: z.boolean("Say whether it is seen.") });

/** `POST /api/admin/training/seen`: all that fits, newest first; as many as `SEEN_AT_ONCE` by one call. */
export const seeAllSchema = bookFilterSchema;
export const seenAllSchema = z.object({
  marked: z.number().int(),
  /** By which the very same ones are taken back. */
  mark: z.number().int(),
});
export type SeenAll = z.infer<typeof seenAllSchema>;
/** `POST /api/admin/training/seen/undo` */
export const undoSeenSchema = z.object({ mark: z.number("Name the mark.").int().positive() });

/** `GET /api/admin/users/{id}/training`: what a member did, week by week. */
export const memberTrainingSchema = z.object({
  /** Mondays, oldest first. */
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      /** Days trained, and days that the club's or the member's own week had. */
      trained: z.number().int(),
      planned: z.number().int(),
      effort: z.object({ felt: z.number().nullable(), meant: z.number().nullable() }),
    }),
  ),
  unit: weightUnitSchema,
  /** What is done in place of what was written, on a day or from now on: the newest. */
  swaps: swapsSchema,
  /** The most often logged first. */
  exercises: z.array(
    z.object({
      nameKey: z.string(),
      name: z.string(),
      /** One a week that has any, oldest first. */
      done: z.array(
        z.object({
          monday: z.iso.date(),
          sets: z.number().int(),
          /** Of the heaviest set, else the one with the most reps. */
          load: z.number().nullable(),
          reps: z.number().int().nullable(),
          effort: z.number().nullable(),
        }),
      ),
    }),
  ),
});
export type MemberTraining = z.infer<typeof memberTrainingSchema>;

/** `GET /api/admin/weekly-programs/{id}/results-document`: the coach's own file, with what one member or the mean of all did. */
export const resultsQuerySchema = z.object({
  /** Without one the mean of all. */
  member: z.string().max(200).optional(),
  as: z.enum(["results", "draft"], "Take it as results or as a draft.").default("results"),
});
export type ResultsQuery = z.infer<typeof resultsQuerySchema>;

/** `GET /api/admin/weekly-programs/{id}/done`: what members made of a week. */
export const weekDoneSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** It was made from one that can be given back with results. */
  hasDocument: z.boolean(),
  days: z.array(
    z.object({
      dayOfWeek: z.number().int(),
      title: z.string(),
      options: z.array(
        z.object({
          option: columnTypeSchema,
          /** How many sessions there were, and the members of the newest ones. */
          sessions: z.number().int(),
          members: z.array(personSchema.pick({ id: true, firstName: true, lastName: true })),
          effort: z.object({ felt: z.number().nullable(), meant: z.number().nullable() }),
          exercises: z.array(
            z.object({
              exerciseId: z.number().int(),
              name: z.string(),
              /** In how many of the sessions in which anything was logged. */
              logged: z.number().int(),
              of: z.number().int(),
              short: z.number().int(),
              /** In how many of them something else was done in its place. */
              swapped: z.number().int(),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Of all of the week, the most often left out or swapped. */
  skipped: z.array(
    z.object({ name: z.string(), skipped: z.number().int(), swapped: z.number().int(), of: z.number().int() }),
  ),
  notes: z.array(
    z.object({
      sessionId: z.number().int(),
      member: personSchema.pick({ id: true, firstName: true, lastName: true }),
      localDate: z.iso.date(),
      title: z.string(),
      note: z.string(),
    }),
  ),
});
export type WeekDone = z.infer<typeof weekDoneSchema>;
