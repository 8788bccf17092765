import type JSZip from "jszip";
import { DocumentError } from "../document-error";

/**
 * Inflates one zip entry and stops as soon as it has grown past `limit` bytes, whatever size the zip claims for it.
 * Throws `too_large` or `corrupt`.
 */
export function inflateEntry(entry: JSZip.JSZipObject, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const stream = internalStream(entry);
    stream
      .on("data", (chunk) => {
        size += chunk.length;
        if (size <= limit) {
          chunks.push(chunk);
          return;
        }
        chunks.length = 0;
        stream.pause();
        reject(
          new DocumentError(
            "too_large",
            "This document is too large: unpacked, it exceeds the size limit. Remove pictures and anything that does not belong to the program, then upload it again.",
          ),
        );
      })
      .on("error", () => {
        reject(
          new DocumentError(
            "corrupt",
            "This file is damaged and cannot be unpacked. Open it in Word, Excel or Google Docs, save it again and upload the new file.",
          ),
        );
      })
      .on("end", () => {
        if (size <= limit) resolve(join(chunks, size));
      })
      .resume();
  });
}

type InflatingStream = {
  on(event: "data", callback: (chunk: Uint8Array) => void): InflatingStream;
  on(event: "error" | "end", callback: () => void): InflatingStream;
  resume(): InflatingStream;
  pause(): InflatingStream;
};

/** JSZip documents `internalStream` (it is the only one of its outputs that can be stopped) but its types leave it out. */
function internalStream(entry: JSZip.JSZipObject): InflatingStream {
  return (entry as unknown as { internalStream(type: "uint8array"): InflatingStream }).internalStream("uint8array");
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
