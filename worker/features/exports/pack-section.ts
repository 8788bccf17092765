import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { COLUMN_TYPES, type ExerciseDraft, type Tier, type WeekDraft, type Weekday } from "../../contract/drafts";
import { EXERCISE_FIELDS } from "../../contract/exercise-fields";
import { TEMPLATE_DOCUMENTS } from "../../contract/templates-limits";
import { blogPost } from "../../db/blog";
import type { Db } from "../../db/client";
import { mediaObject } from "../../db/media";
import { dailyWorkout, type ExerciseRow, exercise, weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { csv } from "../../http/csv";
import { log } from "../../platform/log";
import type { ZipStream } from "../../platform/zip-stream";
import { ENDINGS } from "../account/data/export-files";
import { type Row, readRows } from "../account/data/read-part";
import { asJson } from "../account/data/write-export";
import { objectKey } from "../media/object-key";
import type { Section } from "./sections";

/** Items per part, by kind, so that a call ends within seconds and uses little memory. */
const ROWS = 1500;
const DOCUMENTS = 8;
const ARTICLES = 50;
const FILES = 100;
const FILE_BYTES = 24 * 1024 * 1024;

type Packed = { count: number /** The last one that is packed; null where nothing is left. */; last: unknown };
type Packing = { ctx: Ctx; zip: ZipStream; after: unknown; file: number };

/** Packs the next items of a section. */
export function packSection(section: Section, packing: Packing): Promise<Packed> {
  switch (section.kind) {
    case "rows":
      return packRows(section, packing);
    case "weeks":
      return packWeeks(packing);
    case "workouts":
      return packWorkouts(packing);
    case "articles":
      return packArticles(packing);
    case "media":
      return packMedia(packing);
  }
}

async function packRows(
  { name, table, without }: Extract<Section, { kind: "rows" }>,
  { ctx, zip, after, file }: Packing,
): Promise<Packed> {
  const found = await readRows(ctx.db, { table }, revived(after), ROWS);
  const rows = found.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key))));
  // A long table continues in numbered files.
  const path = `data/${name}${file > 1 ? `-${file}` : ""}`;
  if (rows.length || file === 1) {
    await zip.text(`${path}.json`, asJson(rows));
    await zip.text(`${path}.csv`, piece(csv([Object.keys(rows[0] ?? {}), ...rows.map(cellsOf)])));
  }
  return { count: rows.length, last: rows.length === ROWS ? dated(found.at(-1) ?? {}) : null };
}

const cellsOf = (row: Row) =>
  Object.values(row).map((value) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Date) return value.toISOString();
    return typeof value === "number" ? value : typeof value === "object" ? JSON.stringify(value) : String(value);
  });

/** Encodes instants in a key so that they survive JSON. */
const dated = (row: Row) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value instanceof Date ? { at: +value } : value]));
const revived = (after: unknown): Row | undefined =>
  after
    ? Object.fromEntries(
        Object.entries(after).map(([key, value]) => [
          key,
          value && typeof value === "object" && "at" in value ? new Date(Number(value.at)) : value,
        ]),
      )
    : undefined;

async function* piece(text: string): AsyncGenerator<string> {
  yield text;
}

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function packWeeks({ ctx, zip, after }: Packing): Promise<Packed> {
  const { db } = ctx;
  const weeks = await db
    .select()
    .from(weeklyProgram)
    .where(and(gt(weeklyProgram.id, Number(after ?? 0)), living(weeklyProgram)))
    .orderBy(asc(weeklyProgram.id))
    .limit(DOCUMENTS);
  const days = await db
    .select()
    .from(dailyWorkout)
    .where(
      inArray(
        dailyWorkout.programId,
        weeks.map(({ id }) => id),
      ),
    )
    .orderBy(asc(dailyWorkout.dayOfWeek));
  const exercises = await exercisesOf(
    db,
    "daily_workout_id",
    days.map(({ id }) => id),
  );
  const { writeWeek } = await import("../../documents/write-week");
  for (const { searchText, ...week } of weeks) {
    const draft: WeekDraft = {
      title: week.title,
      description: week.description,
      weekNumber: week.weekNumber,
      days: days
        .filter(({ programId }) => programId === week.id)
        .map(({ id, dayOfWeek, title, description, notes, mark }) => ({
          dayOfWeek: dayOfWeek as Weekday,
          title,
          description,
          notes,
          mark,
          sections: COLUMN_TYPES.flatMap((columnType) => {
            const own = exercises.filter((each) => each.dailyWorkoutId === id && each.columnType === columnType);
            return own.length ? [{ columnType, exercises: own.map(draftOf) }] : [];
          }),
        })),
    };
    const path = `weeks/${week.startDate}-${week.id}-${slugOf(week.title)}`;
    await zip.text(`${path}.json`, piece(`${JSON.stringify({ ...week, ...draft }, null, 2)}\n`));
    for (const type of TEMPLATE_DOCUMENTS) await zip.bytes(`${path}.${type}`, bytesOf(await writeWeek(draft, type)));
  }
  return { count: weeks.length, last: weeks.length === DOCUMENTS ? weeks.at(-1)?.id : null };
}

async function packWorkouts({ ctx, zip, after }: Packing): Promise<Packed> {
  const { db } = ctx;
  const workouts = await db
    .select()
    .from(workout)
    .where(and(gt(workout.id, Number(after ?? 0)), living(workout)))
    .orderBy(asc(workout.id))
    .limit(DOCUMENTS);
  const exercises = await exercisesOf(
    db,
    "workout_id",
    workouts.map(({ id }) => id),
  );
  const { writeStoredWorkout } = await import("../../documents/write-week");
  for (const { searchText, ...each } of workouts) {
    const draft = {
      title: each.title,
      description: each.description,
      estimatedDuration: each.durationMinutes || null,
      exercises: exercises.filter(({ workoutId }) => workoutId === each.id).map(draftOf),
    };
    const path = `workouts/${each.id}-${slugOf(each.title)}`;
    await zip.text(`${path}.json`, piece(`${JSON.stringify({ ...each, ...draft }, null, 2)}\n`));
    for (const type of TEMPLATE_DOCUMENTS)
      await zip.bytes(`${path}.${type}`, bytesOf(await writeStoredWorkout(draft, type)));
  }
  return { count: workouts.length, last: workouts.length === DOCUMENTS ? workouts.at(-1)?.id : null };
}

const exercisesOf = (db: Db, owner: "daily_workout_id" | "workout_id", ids: number[]): Promise<ExerciseRow[]> =>
  db
    .select()
    .from(exercise)
    .where(sql`${sql.identifier(owner)} in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy(asc(exercise.position));

const draftOf = (row: ExerciseRow): ExerciseDraft =>
  Object.fromEntries(
    EXERCISE_FIELDS.map((field) => [field, field === "tier" ? (row.tier as Tier | null) : row[field]]),
  ) as ExerciseDraft;

async function packArticles({ ctx, zip, after }: Packing): Promise<Packed> {
  const posts = await ctx.db
    .select()
    .from(blogPost)
    .where(and(gt(blogPost.id, Number(after ?? 0)), living(blogPost)))
    .orderBy(asc(blogPost.id))
    .limit(ARTICLES);
  for (const post of posts) await zip.text(`articles/${post.slug}.md`, piece(markdownOf(post)));
  return { count: posts.length, last: posts.length === ARTICLES ? posts.at(-1)?.id : null };
}

/** Returns an article as Markdown with YAML front matter; texts are JSON strings, which are valid YAML. */
function markdownOf(post: typeof blogPost.$inferSelect): string {
  const { title, slug, excerpt, category, tags, featuredImage, isPublished, isFeatured } = post;
  const facts = {
    title,
    slug,
    date: post.publishedAt,
    created: post.createdAt,
    updated: post.updatedAt,
    published: isPublished,
    featured: isFeatured,
    description: excerpt,
    category,
    tags,
    image: featuredImage,
    readTime: post.readTime,
  };
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join("\n")}\n---\n\n${post.content.trim()}\n`;
}

async function packMedia({ ctx, zip, after }: Packing): Promise<Packed> {
  const found = await ctx.db
    .select({ id: mediaObject.id, contentType: mediaObject.contentType, sizeBytes: mediaObject.sizeBytes })
    .from(mediaObject)
    .where(gt(mediaObject.id, String(after ?? "")))
    .orderBy(asc(mediaObject.id))
    .limit(FILES);
  let bytes = 0;
  let count = 0;
  for (const { id, contentType, sizeBytes } of found) {
    const open = async () => (await ctx.env.MEDIA.get(objectKey(id)))?.body ?? null;
    if (!(await zip.file(`media/${id}.${ENDINGS[contentType]}`, open)))
      log.warn("upload_without_bytes", { upload: id });
    count += 1;
    bytes += sizeBytes;
    if (bytes >= FILE_BYTES) break;
  }
  return { count, last: count < found.length || found.length === FILES ? found[count - 1]?.id : null };
}

/** Returns a title as part of a file name. */
const slugOf = (title: string) =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "untitled";
