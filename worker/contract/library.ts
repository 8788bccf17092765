import { z } from "zod";
import { COLUMN_TYPES } from "./drafts";
import { exerciseSchema, videoUrlSchema } from "./exercises";
import { exerciseLoadsSchema } from "./injuries";
import { LIBRARY_LIMITS as LIMITS, LINK_STATES, LINK_TROUBLES, USES_TO_SET } from "./library-limits";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { ALTERNATIVE_PURPOSES, SWAP_LIMITS } from "./swaps-limits";
import { instant } from "./texts";

const id = wholeNumber;
const text = anyText.nullable();
const search = anyText.trim().max(LIMITS.search, `At most ${LIMITS.search} characters.`).optional();
const linkState = z.enum(LINK_STATES).nullable();
const usesToSet = z.enum(USES_TO_SET);
const purpose = z.enum(ALTERNATIVE_PURPOSES, `An alternative is for ${ALTERNATIVE_PURPOSES.join(", ")}.`);

/** `GET /api/admin/exercises`: one exercise with its place, in a week or in a workout. */
export const placedExerciseSchema = z.object({
  id,
  name: anyText,
  exerciseCode: text,
  /** Null in a single workout. */
  columnType: z.enum(COLUMN_TYPES).nullable(),
  /** ISO weekday; null for a workout without a fixed day. */
  dayOfWeek: wholeNumber.nullable(),
  videoUrl: text,
  /** State of its link; null without one, or if its host cannot be asked. */
  linkState,
  /** Id of its library entry. */
  libraryId: id.nullable(),
  place: z.object({ kind: z.enum(["program", "workout"]), id, title: anyText }),
});
export type PlacedExercise = z.infer<typeof placedExerciseSchema>;

export const placedQuerySchema = pageQuerySchema.extend({
  /** Searches the name, the code and the column type. */
  search,
  video: z.enum(["with", "missing"]).optional(),
  /** Only exercises of this library entry. */
  library: z.coerce.number().int().positive().optional(),
  /** Only exercises with exactly this link. */
  link: anyText.max(2000).optional(),
});
export type PlacedQuery = z.output<typeof placedQuerySchema>;

/** `GET /api/admin/exercises/counts`. */
export const exerciseCountsSchema = z.object({
  total: wholeNumber,
  withVideo: wholeNumber,
  missing: wholeNumber,
  /** Number of library entries. */
  library: wholeNumber,
  /** Number of links that members cannot watch. */
  troubles: wholeNumber,
});
export type ExerciseCounts = z.infer<typeof exerciseCountsSchema>;

/**
 * `PUT /api/admin/exercises/{id}/video`: `uses` selects which other uses of the exercise get the link, too. Only null
 * removes a video; an omitted or blank value is more likely a mistake.
 */
export const placedVideoSchema = z.object({
  videoUrl: videoUrlSchema.refine((url) => url !== null, "Give a video address.").or(z.null()),
  uses: usesToSet.default("none"),
});

/** The answer: the exercise, and how many exercises changed. */
export const videoSetSchema = exerciseSchema.extend({ changed: wholeNumber });
export type VideoSet = z.infer<typeof videoSetSchema>;

/** `GET /api/admin/exercise-library`. */
export const libraryEntrySchema = z.object({
  id,
  name: anyText,
  /** Aliases. */
  aliases: z.array(anyText),
  tags: z.array(anyText),
  videoUrl: text,
  linkState,
  checkedAt: isoInstant.nullable(),
  /** Number of uses, up to `USES_MOST`, and how many of those have no video. */
  uses: wholeNumber,
  missing: wholeNumber,
  updatedAt: isoInstant,
  /** The lift whose training maximum its percentages refer to; null for its own. */
  goesBy: z.object({ id, name: anyText }).nullable(),
  /** Alternatives for members, with the purpose of each. */
  alternatives: z.array(z.object({ id, name: anyText, purpose })),
  /** The coach's joint loads; null uses those its name implies. */
  loads: exerciseLoadsSchema.nullable(),
});
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;

export const libraryQuerySchema = pageQuerySchema.extend({
  search,
  show: z.enum(["all", "missing", "trouble"]).default("all"),
});
export type LibraryQuery = z.output<typeof libraryQuerySchema>;

const name = z
  .string("Give it a name.")
  .trim()
  .min(1, "Give it a name.")
  .max(LIMITS.name, `At most ${LIMITS.name} characters.`);

/** `PUT /api/admin/exercise-library/{id}`: omitted fields stay. */
export const libraryChangeSchema = z
  .object({
    name,
    aliases: z.array(name).max(LIMITS.aliases, `At most ${LIMITS.aliases} other names.`),
    tags: z
      .array(anyText.trim().min(1).max(LIMITS.tag, `At most ${LIMITS.tag} characters.`))
      .max(LIMITS.tags, `At most ${LIMITS.tags} tags.`),
    videoUrl: videoUrlSchema,
    uses: usesToSet,
    /** Name of another library entry; null for its own maximum. */
    goesBy: name.nullable(),
    /** Names of other library entries; replaces the whole list. */
    alternatives: z
      .array(z.object({ name, purpose }))
      .max(SWAP_LIMITS.alternatives, `At most ${SWAP_LIMITS.alternatives} alternatives.`),
    /** Joint loads; null uses those its name implies. */
    loads: exerciseLoadsSchema.nullable(),
    /** The state that was edited; 409 `stale_entry` if a newer one is stored. */
    updatedAt: instant,
  })
  .partial();
export type LibraryChange = z.output<typeof libraryChangeSchema>;
export type LibraryChangeInput = z.input<typeof libraryChangeSchema>;

/** `POST /api/admin/exercise-library/{id}/merge`: the entry to merge into. */
export const mergeEntrySchema = z.object({ into: wholeNumber.positive() });

const names = z
  .array(name)
  .min(1, "Name at least one exercise.")
  .max(LIMITS.lines, `At most ${LIMITS.lines} lines at once.`);

/** `POST /api/admin/exercise-library/match`: the library's entries for these names, in order. */
export const matchNamesSchema = z.object({ names });
export const nameMatchSchema = z.object({ name: anyText, entry: libraryEntrySchema.nullable() });
export type NameMatch = z.infer<typeof nameMatchSchema>;

/** `POST /api/admin/exercise-library/videos`: many links at once, all or nothing. */
export const libraryVideosSchema = z.object({
  links: z
    .array(z.object({ name, videoUrl: videoUrlSchema.refine((url) => url !== null, "Give a video address.") }))
    .min(1, "Give at least one link.")
    .max(LIMITS.lines, `At most ${LIMITS.lines} lines at once.`),
  uses: usesToSet.default("missing"),
});
export type LibraryVideosInput = z.input<typeof libraryVideosSchema>;
export type LibraryVideos = z.output<typeof libraryVideosSchema>;

/** Library entries with a new link, how many of them are new, and exercises in weeks and workouts that got a link. */
export const libraryVideosSetSchema = z.object({
  set: wholeNumber,
  added: wholeNumber,
  changed: wholeNumber,
});
export type LibraryVideosSet = z.infer<typeof libraryVideosSetSchema>;

/** `GET /api/admin/video-links`: links in trouble, and how many exercises use them, up to `USES_MOST`. */
export const troubledLinkSchema = z.object({
  url: anyText,
  state: z.enum(LINK_TROUBLES),
  checkedAt: isoInstant,
  /** Some of the exercises that use it. */
  names: z.array(anyText),
  uses: wholeNumber,
});
export type TroubledLink = z.infer<typeof troubledLinkSchema>;
