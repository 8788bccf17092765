import { MEDIA_REFUSALS } from "../../worker/contract/media-limits";
import { isHeic } from "./media-files";
import { UploadRefused } from "./upload-refused";

const LONGEST_SIDE = 2560;
const QUALITY = 0.86;

/**
 * Prepares a picture for upload: at most 2560 pixels long, upright, in a format all browsers show, without metadata.
 * Animations stay as they are. `square`: crops to the centre, at most this many pixels wide.
 */
export async function preparePicture(file: File, square?: number): Promise<File> {
  if (!square && (await moves(file))) return file;
  const bitmap = await decoded(file);
  try {
    const part = square ? middleOf(bitmap) : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const scale = Math.min(1, (square ?? LONGEST_SIDE) / Math.max(part.width, part.height));
    const made = await drawn(bitmap, part, scale, mayBeTransparent(file) ? "image/webp" : "image/jpeg");
    // A small picture may grow; then the original is sent, whose metadata the server removes.
    const isWhole = part.width === bitmap.width && part.height === bitmap.height;
    if (made.size > file.size && scale === 1 && isWhole && SENDABLE.has(file.type)) return file;
    return new File([made], file.name, { type: made.type });
  } finally {
    bitmap.close();
  }
}

const SENDABLE = new Set(["image/jpeg", "image/png", "image/webp"]);
const mayBeTransparent = ({ type }: File) => /^image\/(png|webp|avif)$/.test(type);

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new UploadRefused(isHeic(file) ? MEDIA_REFUSALS.heic : MEDIA_REFUSALS.broken);
  }
}

type Part = { x: number; y: number; width: number; height: number };

function middleOf({ width, height }: ImageBitmap): Part {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

async function drawn(bitmap: ImageBitmap, part: Part, scale: number, type: string): Promise<Blob> {
  const { x, y, width, height } = part;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new UploadRefused(MEDIA_REFUSALS.broken);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  // A browser without WebP encoding returns PNG, and says so in the blob's type.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // Phones limit canvas memory.
  if (!blob) throw new UploadRefused(MEDIA_REFUSALS.broken);
  return blob;
}

/** GIF always; WebP and PNG if their first chunks say so. Drawing one would keep only its first frame. */
async function moves(file: File): Promise<boolean> {
  if (file.type === "image/gif") return true;
  if (file.type !== "image/webp" && file.type !== "image/png") return false;
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  return file.type === "image/webp" ? /^RIFF.{4}WEBPVP8X.*ANIM/s.test(start) : /acTL.*IDAT/s.test(start);
}
