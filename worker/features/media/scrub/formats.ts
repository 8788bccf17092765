import type { MediaType } from "../../../contract/media-limits";
import { gif } from "./gif";
import { jpeg } from "./jpeg";
import { mp4 } from "./mp4";
import { png } from "./png";
import { type FormatReader, Scrubber } from "./scrubber";
import { webm } from "./webm";
import { webp } from "./webp";

/** Returns a scrubber, which removes metadata while the file streams through at its length. */
export const scrubberFor = (type: MediaType) => new Scrubber(READERS[type]());

const READERS: Record<MediaType, () => FormatReader> = {
  "image/jpeg": jpeg,
  "image/png": png,
  "image/webp": webp,
  "image/gif": gif,
  "video/mp4": mp4,
  "audio/mp4": mp4,
  "video/webm": webm,
  "audio/webm": webm,
};
