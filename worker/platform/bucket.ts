type File = { key: string; length: number; contentType: string };

/** What is known of an object once all its bytes are stored. */
type Written = { etag: string };

/**
 * Streams a file of known length into a bucket. `write` is called once and passes the bytes chunk by chunk, awaiting
 * each, so that only one chunk is in memory. Rejects with the error of `write`, or if the bytes are more or fewer than
 * `length`; then nothing is stored.
 */
export async function putStream(
  bucket: R2Bucket,
  { key, length, contentType }: File,
  write: (give: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<Written> {
  const pipe = new FixedLengthStream(length);
  const writer = pipe.writable.getWriter();
  const stored = bucket.put(key, pipe.readable, { httpMetadata: { contentType } });
  // A failing store may leave the stream unread, and its writer waiting.
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
  // Both must be over before anybody tidies up. If both fail, the writer's error is the cause, or the same.
  const [put, pump] = await Promise.allSettled([stored, written]);
  if (pump.status === "rejected") throw pump.reason;
  if (put.status === "rejected") throw put.reason;
  return { etag: put.value.httpEtag };
}

/** R2 requires parts of equal size, except the last, of at least 5 MiB. */
const PIECE = 8 * 1024 * 1024;

/** Streams a file of unknown length into a bucket. It is stored on close; an aborted stream stores nothing. */
export function storeParts(bucket: R2Bucket, key: string): WritableStream<Uint8Array> {
  const buffer = new Uint8Array(PIECE);
  let filled = 0;
  let upload: R2MultipartUpload | null = null;
  const parts: R2UploadedPart[] = [];
  const send = async () => {
    upload ??= await bucket.createMultipartUpload(key);
    parts.push(await upload.uploadPart(parts.length + 1, buffer.slice(0, filled)));
    filled = 0;
  };
  return new WritableStream<Uint8Array>({
    async write(chunk) {
      for (let at = 0; at < chunk.length; ) {
        const taken = Math.min(chunk.length - at, PIECE - filled);
        buffer.set(chunk.subarray(at, at + taken), filled);
        filled += taken;
        at += taken;
        if (filled === PIECE) await send();
      }
    },
    async close() {
      if (!upload) return void (await bucket.put(key, buffer.subarray(0, filled)));
      if (filled > 0) await send();
      await upload.complete(parts);
    },
    async abort() {
      await upload?.abort();
    },
  });
}
