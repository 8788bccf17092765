import { LOGO_LEAST_PIXELS, LOGO_MAX_BYTES } from "../../../../../worker/contract/logo-pictures";
import { MEDIA_REFUSALS, megabytes, PICTURE_MAX_POINTS } from "../../../../../worker/contract/media-limits";
import { UploadRefused } from "../../../../media/upload-refused";
import { checkedSvg } from "./check-svg";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const DRAWN_AT = 1024;
/** A picture longer than this many times its shorter side is lettering, which cannot be read at the size of an icon. */
const MOST_LONG = 2;
/** Alpha (of 255) below which a pixel counts as empty. */
const SEEN_FROM = 8;

/** Draws a file's picture on a canvas, without its empty margins. */
export async function readLogo(file: File): Promise<HTMLCanvasElement> {
  if (file.size === 0) throw new UploadRefused("This file is empty.");
  if (file.size > LOGO_MAX_BYTES) throw new UploadRefused(`This file is larger than ${megabytes(LOGO_MAX_BYTES)} MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const whole = PNG.every((byte, at) => bytes[at] === byte) ? await drawnPng(bytes) : await drawnSvg(bytes);
  const { width, height } = whole;
  if (Math.max(width, height) > MOST_LONG * Math.min(width, height)) {
    throw new UploadRefused(
      "This is lettering more than a mark: one side is over twice the other. Your name stands beside the mark anyway; choose the mark alone.",
    );
  }
  return whole;
}

async function drawnPng(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLCanvasElement> {
  const head = new DataView(bytes.buffer);
  // A few bytes can declare a picture too large for any device's memory, so the header is checked before decoding.
  if (bytes.length < 24 || head.getUint32(16) * head.getUint32(20) > PICTURE_MAX_POINTS) {
    throw new UploadRefused(bytes.length < 24 ? MEDIA_REFUSALS.broken : MEDIA_REFUSALS.points);
  }
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" })).catch(() => {
    throw new UploadRefused(MEDIA_REFUSALS.broken);
  });
  if (Math.max(bitmap.width, bitmap.height) < LOGO_LEAST_PIXELS) {
    throw new UploadRefused(
      `This picture is ${bitmap.width} by ${bitmap.height} pixels. Choose one of at least ${LOGO_LEAST_PIXELS}, or an SVG.`,
    );
  }
  const scale = Math.min(1, DRAWN_AT / Math.max(bitmap.width, bitmap.height));
  return trimmed(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
}

async function drawnSvg(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLCanvasElement> {
  const text = new TextDecoder().decode(bytes);
  if (!/^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text)) throw new UploadRefused("A logo is an SVG or a PNG.");
  const { svg, width, height } = checkedSvg(text);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode().catch(() => {
    throw new UploadRefused(MEDIA_REFUSALS.broken);
  });
  return trimmed(picture, width, height);
}

/** Draws the picture at the given size and crops its empty margins. */
function trimmed(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(Math.max(1, width), Math.max(1, height));
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [canvas.width, canvas.height, -1, -1];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < SEEN_FROM) continue;
    const x = (at >> 2) % canvas.width;
    const y = Math.floor((at >> 2) / canvas.width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) throw new UploadRefused("Nothing can be seen in this file: it is all transparent.");
  const cut = canvasOf(right - left + 1, bottom - top + 1);
  cut.pen.drawImage(canvas, -left, -top);
  return cut.canvas;
}

export function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  // Phones refuse a canvas context when memory is short.
  if (!pen) throw new UploadRefused(MEDIA_REFUSALS.broken);
  pen.imageSmoothingQuality = "high";
  return { canvas, pen };
}
