import { type LinePicture, type Pen, PICTURE } from "./paper-pdf";

/** Pixels per point: sharp enough for a printer. */
const SHARP = 4;

type Style = Parameters<Pen["widthOf"]>[1];

/** Draws text with this device's fonts. */
export function devicePen(): Pen {
  const board = document.createElement("canvas");
  const pen = board.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser cannot draw text.");
  const take = ({ size, bold }: Style) => {
    pen.font = `${bold ? "bold " : ""}${size * SHARP}px system-ui, sans-serif`;
  };
  return {
    widthOf: (text, style) => {
      take(style);
      return pen.measureText(text).width / SHARP;
    },
    draw: async (text, style) => {
      take(style);
      const width = Math.max(1, Math.ceil(pen.measureText(text).width));
      const height = Math.ceil(style.size * SHARP * PICTURE.height);
      board.width = width;
      board.height = height;
      // Resizing a canvas resets its font.
      take(style);
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = "#000";
      pen.fillText(text, 0, height - style.size * SHARP * PICTURE.below);
      return packed(pen.getImageData(0, 0, width, height));
    },
  };
}

/** Black on white: one of the three colour channels is enough. */
async function packed({ data, width, height }: ImageData): Promise<LinePicture> {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * 4] ?? 255;
  const deflated = new Blob([grey]).stream().pipeThrough(new CompressionStream("deflate"));
  return { width, height, bytes: new Uint8Array(await new Response(deflated).arrayBuffer()) };
}
