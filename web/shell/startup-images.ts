import { brand } from "../../worker/contract/brand";
import { MARK_ROLL, MARK_TIP } from "../ui/mark";
import { tokenColours } from "../ui/token-colours";

const REL = "apple-touch-startup-image";
const SCHEMES = ["light", "dark"] as const;

/**
 * Adds startup images for iOS: the mark on the page background, in both themes. iOS needs images of exactly the
 * screen's size and reads none from the manifest, so they are drawn on the device, which needs no list of devices.
 */
export async function addStartupImages(): Promise<void> {
  const mark = await clubsMark();
  if (document.querySelector(`link[rel="${REL}"]`)) return;
  for (const scheme of SCHEMES) {
    const link = document.createElement("link");
    link.rel = REL;
    link.media = `(orientation: portrait) and (prefers-color-scheme: ${scheme})`;
    link.href = drawn(scheme, mark);
    document.head.append(link);
  }
}

/** Loads the club's own mark, if it has one. */
async function clubsMark(): Promise<HTMLImageElement | null> {
  if (!brand.logo.mark) return null;
  const picture = new Image();
  picture.src = brand.logo.mark;
  await picture.decode();
  return picture;
}

function drawn(scheme: (typeof SCHEMES)[number], mark: HTMLImageElement | null): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(screen.width * devicePixelRatio);
  canvas.height = Math.round(screen.height * devicePixelRatio);
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  const { paper, ink, accent } = coloursOf(scheme);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const scale = (canvas.width * 0.32) / 64;
  pen.translate(canvas.width / 2 - 32 * scale, canvas.height / 2 - 32 * scale);
  pen.scale(scale, scale);
  if (mark) {
    pen.drawImage(mark, 0, 0, 64, 64);
    return canvas.toDataURL("image/png");
  }
  pen.lineWidth = 6.5;
  pen.strokeStyle = ink;
  pen.stroke(new Path2D(MARK_ROLL));
  pen.strokeStyle = accent;
  pen.stroke(new Path2D(MARK_TIP));
  return canvas.toDataURL("image/png");
}

/** Switches the theme while reading its colours, within one frame. */
function coloursOf(scheme: (typeof SCHEMES)[number]) {
  const { dataset } = document.documentElement;
  const chosen = dataset.theme;
  dataset.theme = scheme;
  const colours = tokenColours(["paper", "ink", "accent"]);
  if (chosen === undefined) delete dataset.theme;
  else dataset.theme = chosen;
  return colours;
}
