import { sql } from "drizzle-orm";
import type { WorkoutUpload } from "../../contract/imports";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { presentWorkoutDocument, readWorkoutDocument } from "./read-workout-document";
import { receiveDocument } from "./receive-document";
import { checkAfterUpload } from "./validation/at-import";

/**
 * Reads a single workout for review. Stores only the file and its reading; importing is another call. A retry under the
 * same key returns the first reading.
 */
export async function uploadWorkout(ctx: Ctx, request: Request, once: OnceOnly | null): Promise<WorkoutUpload> {
  const { thing } = await makeOnce(ctx, once, {
    find: (id) => readWorkoutDocument(ctx, id),
    make: () => storeDocument(ctx, request, once),
  });
  return thing;
}

async function storeDocument(ctx: Ctx, request: Request, once: OnceOnly | null): Promise<WorkoutUpload> {
  const { readWorkout } = await import("../../documents/read-workout");
  const received = await receiveDocument(ctx, request, "workout", readWorkout);
  const { file, reading, documentId, sha256 } = received;
  const write = writing(ctx, { once, made: sql`${documentId}` });
  write.addAll(received.rows(reading.draft.exercises.length));
  await write.commit().catch(received.failed);
  checkAfterUpload(ctx, documentId);
  return presentWorkoutDocument(ctx, { id: documentId, fileName: file.fileName, sha256, reading });
}
