import { z } from "zod";
import { exerciseSchema } from "./exercises";
import { pageQuerySchema } from "./paging";
import { columnTypeSchema } from "./programs";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { swapReasonSchema, swapsSchema } from "./swaps";
import { exerciseLogSchema, loggedSetSchema, recordKindSchema, weightUnitSchema } from "./training";
import { BOOK_MARKS, BOOK_SHOWS, NAME_KEY_MAX } from "./training-book-limits";

const personSchema = z.object({
  id: anyText,
  firstName: anyText,
  lastName: anyText,
  profileImageUrl: anyText.nullable(),
});

const bookFilterSchema = z.object({
  member: anyText.max(200).optional(),
  /** A lift, by the `nameKey` of a session's exercise. */
  lift: anyText.max(NAME_KEY_MAX).optional(),
  week: z.coerce.number("A week is named by its number.").int().positive().optional(),
  only: z.enum(BOOK_MARKS, `Narrow to ${BOOK_MARKS.join(" or ")}.`).optional(),
});
export type BookFilter = z.infer<typeof bookFilterSchema>;

/** `GET /api/admin/training`: members' sessions, newest first; a page may be short and still have a next one. */
export const bookQuerySchema = pageQuerySchema
  .extend(bookFilterSchema.shape)
  .extend({ show: z.enum(BOOK_SHOWS, `Show ${BOOK_SHOWS.join(" or ")}.`).default("open") });
export type BookQuery = z.infer<typeof bookQuerySchema>;

const bookExerciseSchema = z.object({
  /** Null for a logged exercise that has since been removed from the training. */
  exerciseId: wholeNumber.nullable(),
  /** Key of its log; null if not logged. */
  nameKey: anyText.nullable(),
  name: anyText,
  /** The prescribed dose. */
  prescribed: exerciseSchema.pick({ sets: true, reps: true, setRep: true, load: true, duration: true }).nullable(),
  sets: z.array(loggedSetSchema),
  last: exerciseLogSchema.nullable(),
  records: z.array(recordKindSchema),
  short: z.boolean(),
  /** The prescribed exercise, if this one replaced it. */
  insteadOf: anyText.nullable(),
  swapReason: swapReasonSchema.nullable(),
});
export type BookExercise = z.infer<typeof bookExerciseSchema>;

export const bookSessionSchema = z.object({
  id: wholeNumber,
  member: personSchema,
  title: anyText,
  /** The member's local date. */
  localDate: z.iso.date(),
  /** When something was last added. */
  at: isoInstant,
  option: columnTypeSchema.nullable(),
  week: z.object({ id: wholeNumber, title: anyText }).nullable(),
  /** Null if it was logged but not completed. */
  finished: z
    .object({
      duration: wholeNumber.nullable(),
      /** Effort of the whole session, 1 to 10, if given and visible to the coach. */
      effort: wholeNumber.nullable(),
    })
    .nullable(),
  /** Notes that the coach may read. */
  notes: z.array(anyText),
  /** Average effort as RPE: felt, over the sets that state it; meant, over the exercises that do. */
  effort: z.object({ felt: z.number().nullable(), meant: z.number().nullable() }),
  short: z.boolean(),
  hurts: z.boolean(),
  seen: z.boolean(),
  cheered: z.boolean(),
  replied: z.boolean(),
  exercises: z.array(bookExerciseSchema),
});
export type BookSession = z.infer<typeof bookSessionSchema>;

/** `GET /api/admin/training/choices`: filter choices of the newest unseen sessions, with counts. */
export const bookChoicesSchema = z.object({
  /** Up to `ATTENTION_MOST`. */
  open: wholeNumber,
  short: wholeNumber,
  hurts: wholeNumber,
  members: z.array(z.object({ id: anyText, name: anyText })),
  lifts: z.array(z.object({ nameKey: anyText, name: anyText })),
  weeks: z.array(z.object({ id: wholeNumber, title: anyText })),
});
export type BookChoices = z.infer<typeof bookChoicesSchema>;

/** `PUT /api/admin/training/{id}/seen` */
export const seenSchema = z.object({ seen: z.boolean("Say whether it is seen.") });

/** `POST /api/admin/training/seen`: marks what matches, newest first; up to `SEEN_AT_ONCE` per call. */
export const seeAllSchema = bookFilterSchema;
export const seenAllSchema = z.object({
  marked: wholeNumber,
  /** Identifies the marked sessions for undo. */
  mark: wholeNumber,
});
export type SeenAll = z.infer<typeof seenAllSchema>;
/** `POST /api/admin/training/seen/undo` */
export const undoSeenSchema = z.object({ mark: z.number("Name the mark.").int().positive() });

/** `GET /api/admin/users/{id}/training`: a member's training by week. */
export const memberTrainingSchema = z.object({
  /** Mondays, oldest first. */
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      /** Days trained, and days planned in the club's or the member's own week. */
      trained: wholeNumber,
      planned: wholeNumber,
      effort: z.object({ felt: z.number().nullable(), meant: z.number().nullable() }),
    }),
  ),
  unit: weightUnitSchema,
  /** The newest swaps, for a day or standing. */
  swaps: swapsSchema,
  /** Most often logged first. */
  exercises: z.array(
    z.object({
      nameKey: anyText,
      name: anyText,
      /** One entry per week with any, oldest first. */
      done: z.array(
        z.object({
          monday: z.iso.date(),
          sets: wholeNumber,
          /** From the heaviest set, else the one with the most reps. */
          load: z.number().nullable(),
          reps: wholeNumber.nullable(),
          effort: z.number().nullable(),
        }),
      ),
    }),
  ),
});
export type MemberTraining = z.infer<typeof memberTrainingSchema>;

/**
 * `GET /api/admin/weekly-programs/{id}/results-document`: the coach's file, with one member's results or everybody's
 * mean.
 */
export const resultsQuerySchema = z.object({
  /** Without it, everybody's mean. */
  member: anyText.max(200).optional(),
  as: z.enum(["results", "draft"], "Take it as results or as a draft.").default("results"),
});
export type ResultsQuery = z.infer<typeof resultsQuerySchema>;

/** `GET /api/admin/weekly-programs/{id}/done`: members' results of a week. */
export const weekDoneSchema = z.object({
  id: wholeNumber,
  title: anyText,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** It was imported from a document that can be returned with results. */
  hasDocument: z.boolean(),
  days: z.array(
    z.object({
      dayOfWeek: wholeNumber,
      title: anyText,
      options: z.array(
        z.object({
          option: columnTypeSchema,
          /** Number of sessions, and the members of the newest ones. */
          sessions: wholeNumber,
          members: z.array(personSchema.pick({ id: true, firstName: true, lastName: true })),
          effort: z.object({ felt: z.number().nullable(), meant: z.number().nullable() }),
          exercises: z.array(
            z.object({
              exerciseId: wholeNumber,
              name: anyText,
              /** Number of sessions in which it was logged, of those with any log. */
              logged: wholeNumber,
              of: wholeNumber,
              short: wholeNumber,
              /** Number of them in which it was replaced. */
              swapped: wholeNumber,
            }),
          ),
        }),
      ),
    }),
  ),
  /** Exercises of the week most often skipped or swapped. */
  skipped: z.array(z.object({ name: anyText, skipped: wholeNumber, swapped: wholeNumber, of: wholeNumber })),
  notes: z.array(
    z.object({
      sessionId: wholeNumber,
      member: personSchema.pick({ id: true, firstName: true, lastName: true }),
      localDate: z.iso.date(),
      title: anyText,
      note: anyText,
    }),
  ),
});
export type WeekDone = z.infer<typeof weekDoneSchema>;
