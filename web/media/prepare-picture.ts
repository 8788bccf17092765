import { MEDIA_REFUSALS } from "../../worker/contract/media-limits";
import { isHeic } from "./media-files";
import { UploadRefused } from "./upload-refused";

const LONGEST_SIDE = 2560;
const QUALITY = 0.86;

/**
 * A picture as it is worth sending: at most 2560 pixels long, upright, in a format that every browser shows, without what
 * the camera has noted. One that moves stays as it is.
 */
export async function preparePicture(file: File): Promise<File> {
  if (await moves(file)) return file;
  const bitmap = await decoded(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const made = await drawn(bitmap, scale, mayBeTransparent(file) ? "image/webp" : "image/jpeg");
    // A small one can grow; the server takes the notes out of it as well.
    if (made.size > file.size && scale === 1 && SENDABLE.has(file.type)) return file;
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

async function drawn(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new UploadRefused(MEDIA_REFUSALS.broken);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // A browser that cannot write WebP answers PNG, and says so in the blob's type.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // Phones give a canvas no more than they can spare.
  if (!blob) throw new UploadRefused(MEDIA_REFUSALS.broken);
  return blob;
}

/** GIF always, WebP and PNG when their first chunks say so: drawing one would leave its first frame. */
async function moves(file: File): Promise<boolean> {
  if (file.type === "image/gif") return true;
  if (file.type !== "image/webp" && file.type !== "image/png") return false;
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  return file.type === "image/webp" ? /^RIFF.{4}WEBPVP8X.*ANIM/s.test(start) : /acTL.*IDAT/s.test(start);
}
