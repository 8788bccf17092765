import { contrast, GROUNDS } from "../../../../../worker/contract/accent";
import { LOGO_PICTURES, LOGO_SIZES, type LogoPicture } from "../../../../../worker/contract/logo-pictures";
import { MEDIA_REFUSALS } from "../../../../../worker/contract/media-limits";
import { UploadRefused } from "../../../../media/upload-refused";
import { canvasOf, readLogo } from "./read-logo";

/** Contrast from which a shape is visible on a ground; text would need more. */
const STANDS_OUT = 1.8;
/** The share of the mark that must be visible on a ground for the mark to stand there without a tile. */
const ENOUGH = 0.5;
const SAMPLE = 64;
const ROUNDED = 12 / 64;

/** `room`: the share of the shorter side the mark fills. Systems crop maskable icons to the inner 80 per cent. */
const LOOKS: Record<Exclude<LogoPicture, "mark">, { room: number; rounded: boolean }> = {
  icon192: { room: 0.76, rounded: true },
  icon512: { room: 0.76, rounded: true },
  maskable: { room: 0.57, rounded: false },
  touch: { room: 0.7, rounded: false },
  card: { room: 0.5, rounded: false },
};

/**
 * Draws all pictures of a logo from one file, in the browser: the server draws nothing. Icons get the ground on which more
 * of the mark is visible. In the page the mark stands alone if both themes show it, else on that ground.
 */
export async function drawLogo(file: File): Promise<[LogoPicture, File][]> {
  const mark = await readLogo(file);
  const { ground, isFull, standsAlone } = lookOf(mark);
  return Promise.all(
    LOGO_PICTURES.map(async (name): Promise<[LogoPicture, File]> => {
      const { width, height } = LOGO_SIZES[name];
      const { canvas, pen } = canvasOf(width, height);
      const look = name === "mark" ? { room: 0.8, rounded: true } : LOOKS[name];
      const isBare = name === "mark" && (isFull || standsAlone);
      if (!isBare) {
        pen.fillStyle = ground;
        pen.beginPath();
        pen.roundRect(0, 0, width, height, look.rounded ? width * ROUNDED : 0);
        pen.fill();
        pen.clip();
      }
      // A picture that fills its own frame already has a ground.
      const room = isBare || (isFull && look.rounded) ? 1 : look.room;
      const scale = (Math.min(width, height) * room) / Math.max(mark.width, mark.height);
      const [wide, high] = [mark.width * scale, mark.height * scale];
      pen.drawImage(mark, (width - wide) / 2, (height - high) / 2, wide, high);
      return [name, await asPng(canvas, name)];
    }),
  );
}

async function asPng(canvas: HTMLCanvasElement, name: LogoPicture): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new UploadRefused(MEDIA_REFUSALS.broken);
  return new File([blob], `${name}.png`, { type: "image/png" });
}

type Look = { ground: string; isFull: boolean; standsAlone: boolean };

function lookOf(mark: HTMLCanvasElement): Look {
  const { pen } = canvasOf(SAMPLE, SAMPLE);
  pen.drawImage(mark, 0, 0, SAMPLE, SAMPLE);
  const { data } = pen.getImageData(0, 0, SAMPLE, SAMPLE);
  const colourAt = (x: number, y: number) => {
    const at = 4 * (y * SAMPLE + x);
    return (data[at + 3] ?? 0) > 250 ? hex(data.subarray(at, at + 3)) : null;
  };
  const last = SAMPLE - 1;
  const corners = [colourAt(0, 0), colourAt(last, 0), colourAt(0, last), colourAt(last, last)];
  const [corner] = corners;
  if (corner && corners.every((colour) => colour !== null)) return { ground: corner, isFull: true, standsAlone: true };
  const [light, dark] = GROUNDS.map((ground) => shareThatStandsOut(data, ground)) as [number, number];
  return { ground: GROUNDS[light >= dark ? 0 : 1], isFull: false, standsAlone: Math.min(light, dark) >= ENOUGH };
}

function shareThatStandsOut(data: Uint8ClampedArray, ground: string): number {
  let [seen, out] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen += 1;
    if (contrast(hex(data.subarray(at, at + 3)), ground) >= STANDS_OUT) out += 1;
  }
  return seen ? out / seen : 0;
}

const hex = (parts: Uint8ClampedArray) => `#${[...parts].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
