import { MEDIA_REFUSALS, type MediaType } from "../../contract/media-limits";
import { AppError } from "../../http/app-error";
import { lettersAt } from "./scrub/bytes";

/** Bytes examined. Recordings name their tracks within them. */
export const RECOGNISED_BY = 4096;

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const STILL_BRANDS = new Set(["mif1", "msf1", "avif", "avis"]);

/**
 * Returns a file's type from its first bytes; `declaredType`, the sender's, is used only to tell audio from video in
 * shared containers. Throws `unsupported_type` for everything else.
 */
export function recognise(start: Uint8Array, declaredType: string | null): MediaType {
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return "image/jpeg";
  if (lettersAt(start, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (/^GIF8[79]a/.test(lettersAt(start, 0, 6))) return "image/gif";
  if (lettersAt(start, 0, 4) === "RIFF" && lettersAt(start, 8, 4) === "WEBP") return "image/webp";
  if (lettersAt(start, 4, 4) === "ftyp") return boxed(lettersAt(start, 8, 4), declaredType);
  if (lettersAt(start, 0, 4) === "\x1aE\xdf\xa3" && /webm/.test(lettersAt(start, 4, 60))) {
    const tracks = lettersAt(start, 0, RECOGNISED_BY);
    const soundOnly = /A_(OPUS|VORBIS)/.test(tracks) && !/V_(VP8|VP9|AV1)/.test(tracks);
    return soundOnly || saysSound(declaredType) ? "audio/webm" : "video/webm";
  }
  throw new AppError("unsupported_type", MEDIA_REFUSALS.type, { code: "media_type" });
}

// MOV is served as MP4: some browsers refuse video/quicktime but play the same container as MP4.
function boxed(brand: string, declaredType: string | null): MediaType {
  if (HEIC_BRANDS.has(brand) || (brand === "mif1" && declaredType !== "image/avif")) {
    throw new AppError("unsupported_type", MEDIA_REFUSALS.heic, { code: "heic" });
  }
  if (STILL_BRANDS.has(brand)) {
    throw new AppError("unsupported_type", MEDIA_REFUSALS.type, { code: "media_type" });
  }
  return /^M4[AB]/.test(brand) || saysSound(declaredType) ? "audio/mp4" : "video/mp4";
}

const saysSound = (declaredType: string | null) => declaredType?.startsWith("audio/") ?? false;

const SAME: Record<string, MediaType> = {
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "video/quicktime": "video/mp4",
  "video/x-m4v": "video/mp4",
  "audio/x-m4a": "audio/mp4",
  "audio/m4a": "audio/mp4",
};

/** Returns a sender's type without parameters, with aliases resolved. */
export function plainType(declaredType: string): string {
  const bare = declaredType.split(";")[0]?.trim().toLowerCase() ?? "";
  return SAME[bare] ?? bare;
}
