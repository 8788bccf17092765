import { inflateRawSync } from "node:zlib";
import type JSZip from "jszip";
import { DocumentError } from "../document-error";

/**
 * Inflates one zip entry and stops as soon as it has grown past `limit` bytes, whatever size the zip claims for it.
 * Throws `too_large` or `corrupt`. The platform's own inflate is three times as fast as JSZip's, and JSZip stops none
 * of the bombs by itself.
 */
export function inflateEntry(entry: JSZip.JSZipObject, limit: number): Uint8Array {
  const { bytes, stored, claimedSize } = storedContent(entry);
  if (stored) {
    if (bytes.length > limit) throw tooLarge();
    return bytes;
  }
  // A right claim makes one buffer do; deflate cannot grow anything more than 1032 times (zlib's technical notes).
  const likely = Math.min(claimedSize, bytes.length * 1032, limit) + 64;
  try {
    return inflateRawSync(bytes, { maxOutputLength: limit, chunkSize: Math.max(likely, 1024) });
  } catch (error) {
    // Node and workerd name the overflow differently, but both make it a RangeError.
    throw error instanceof RangeError ? tooLarge() : damaged();
  }
}

type StoredContent = { bytes: Uint8Array; stored: boolean; claimedSize: number };

/**
 * The compressed bytes of an entry. JSZip keeps them in `_data` for every entry of an archive it has loaded (its
 * lib/load.js hands each over as a CompressedObject), but its types leave that out; anything else is refused.
 */
function storedContent(entry: JSZip.JSZipObject): StoredContent {
  const data = (entry as unknown as { _data?: Record<string, unknown> })._data;
  const method = data?.compression as { magic?: string } | undefined;
  const bytes = data?.compressedContent;
  if (!(bytes instanceof Uint8Array)) throw damaged();
  return { bytes, stored: method?.magic === "\x00\x00", claimedSize: Math.max(Number(data?.uncompressedSize) || 0, 0) };
}

function tooLarge(): DocumentError {
  return new DocumentError(
    "too_large",
    "This document is too large: unpacked, it exceeds the size limit. Remove pictures and anything that does not belong to the program, then upload it again.",
  );
}

function damaged(): DocumentError {
  return new DocumentError(
    "corrupt",
    "This file is damaged and cannot be unpacked. Open it in Word, Excel or Google Docs, save it again and upload the new file.",
  );
}
