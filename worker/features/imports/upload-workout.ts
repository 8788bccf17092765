import { sql } from "drizzle-orm";
import type { WorkoutUpload } from "../../contract/imports";
import { readWorkout } from "../../documents/read-workout";
import type { Ctx } from "../../http/context";
import { madeBefore, type OnceOnly, rememberCall } from "../../http/idempotency";
import { presentWorkoutDocument, readWorkoutDocument } from "./read-workout-document";
import { receiveDocument } from "./receive-document";
import { checkAfterUpload } from "./validation/at-import";

/**
 * Reads a single workout for the coach to look over. Only the file and its reading are kept; importing it is another call.
 * A retry under the same key answers what was read the first time.
 */
export async function uploadWorkout(ctx: Ctx, request: Request, once: OnceOnly | null): Promise<WorkoutUpload> {
  const earlier = await madeBefore(ctx, once);
  if (earlier) return readWorkoutDocument(ctx, earlier);

  const taken = await receiveDocument(ctx, request, "workout", readWorkout);
  const { file, reading, documentId, sha256 } = taken;
  try {
    await ctx.db.batch([...taken.rows(reading.draft.exercises.length), ...rememberCall(ctx, once, sql`${documentId}`)]);
  } catch (error) {
    // Of two calls under one key at once, the second finds the first one's document.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (!made) return taken.failed(error);
    await taken.discard();
    return readWorkoutDocument(ctx, made);
  }
  checkAfterUpload(ctx, documentId);
  return presentWorkoutDocument(ctx, { id: documentId, fileName: file.fileName, sha256, reading });
}
