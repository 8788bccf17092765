import { AppError } from "../../http/app-error";
import type { Env } from "../../http/env";
import { objectKey } from "./object-key";
import { lettersAt, viewOf } from "./scrub/bytes";

/** Signature, length and type of the first chunk, width, height (PNG, third edition, 11.2.1). */
const HEAD_BYTES = 24;

/** Returns the size stated by a stored PNG; null for other files. */
export async function pngSize(env: Env, id: string): Promise<{ width: number; height: number } | null> {
  const object = await env.MEDIA.get(objectKey(id), { range: { offset: 0, length: HEAD_BYTES } }).catch(
    (cause: unknown) => {
      throw new AppError("unavailable", "This file cannot be read right now. Please try again.", {
        code: "storage_failed",
        retryAfterSeconds: 5,
        cause,
      });
    },
  );
  const head = object && new Uint8Array(await object.arrayBuffer());
  if (!head || head.length < HEAD_BYTES || lettersAt(head, 12, 4) !== "IHDR") return null;
  return { width: viewOf(head).getUint32(16), height: viewOf(head).getUint32(20) };
}
