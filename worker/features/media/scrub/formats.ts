import type { MediaType } from "../../../contract/media-limits";
import { gif } from "./gif";
import { jpeg } from "./jpeg";
import { mp4 } from "./mp4";
import { png } from "./png";
import { type FormatReader, Scrubber } from "./scrubber";
import { webm } from "./webm";
import { webp } from "./webp";

/** Takes out of a file what its maker did not mean to show, while it streams through at its length. */
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
