type File = { key: string; length: number; contentType: string };

/** What is put together with the bytes when they have all been written. */
type Written = { etag: string };

/**
 * Streams a file of known length into a bucket: `write` is called once and gives the bytes chunk by chunk, waiting for
 * each to be taken, so that only a chunk at a time is in memory. Rejects with what `write` throws, or when the bytes are
 * more or fewer than `length`; nothing is stored then.
 */
export async function putStream(
  bucket: R2Bucket,
  { key, length, contentType }: File,
  write: (give: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<Written> {
  const pipe = new FixedLengthStream(length);
  const writer = pipe.writable.getWriter();
  const stored = bucket.put(key, pipe.readable, { httpMetadata: { contentType } });
  // A store that fails may leave the stream unread, and whoever writes to it waiting.
  stored.catch((error) => writer.abort(error)).catch(() => undefined);
  const written = (async () => {
    try {
      await write((chunk) => (chunk.length ? writer.write(chunk) : Promise.resolve()));
      await writer.close();
    } catch (error) {
      await writer.abort(error).catch(() => undefined);
      throw error;
    }
  })();
  // Both have to be over before anybody tidies up; of two failures the writer's is the cause, or the same.
  const [put, pump] = await Promise.allSettled([stored, written]);
  if (pump.status === "rejected") throw pump.reason;
  if (put.status === "rejected") throw put.reason;
  return { etag: put.value.httpEtag };
}
