import { brand } from "../../../../worker/contract/brand";
import { tokenColours } from "../../../ui/token-colours";
import type { SessionFigures } from "./session-figures";

type Card = {
  title: string;
  figures: SessionFigures;
  streak: number | null;
  stripes: { earned: number; of: number } | null;
};

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 84;
const DISPLAY = '"Big Shoulders", Impact, sans-serif';
const TEXT = '"Instrument Sans", system-ui, sans-serif';

/** Draws a training as a picture of 4:5: its name, its figures, and the belt. */
export async function drawCard({ title, figures, streak, stripes }: Card): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  await document.fonts.load(`800 100px ${DISPLAY}`).catch(() => []);
  const ink = tokenColours(INKS);
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = "alphabetic";

  pen.fillStyle = ink["accent-text"];
  pen.font = `600 40px ${TEXT}`;
  pen.fillText(brand.name, MARGIN, MARGIN + 36);

  pen.fillStyle = ink.ink;
  pen.font = `800 132px ${DISPLAY}`;
  let y = 300;
  for (const line of linesOf(pen, title, WIDTH - 2 * MARGIN).slice(0, 3)) {
    pen.fillText(line, MARGIN, y);
    y += 136;
  }

  const facts: [string, string][] = [
    [figures.minutes.toLocaleString(), figures.minutes === 1 ? "minute" : "minutes"],
    ...(figures.sets > 0
      ? [[figures.sets.toLocaleString(), figures.sets === 1 ? "set" : "sets"] as [string, string]]
      : []),
    ...(figures.load > 0 ? [[figures.load.toLocaleString(), `${figures.unit} moved`] as [string, string]] : []),
    ...(streak ? [[streak.toLocaleString(), streak === 1 ? "day" : "days in a row"] as [string, string]] : []),
  ];
  const column = (WIDTH - 2 * MARGIN) / 2;
  facts.forEach(([value, label], index) => {
    const x = MARGIN + (index % 2) * column;
    const top = 800 + Math.floor(index / 2) * 190;
    pen.fillStyle = ink.ink;
    pen.font = `800 120px ${DISPLAY}`;
    pen.fillText(value, x, top);
    pen.fillStyle = ink.muted;
    pen.font = `500 40px ${TEXT}`;
    pen.fillText(label, x, top + 54);
  });
  drawBelt(pen, ink, stripes ?? { earned: 1, of: 1 });

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture was not made.");
  return new File([blob], "training.png", { type: "image/png" });
}

const INKS = ["paper", "ink", "muted", "accent-text", "belt-blue", "belt-black", "belt-tape"] as const;
type Inks = ReturnType<typeof tokenColours<(typeof INKS)[number]>>;

function drawBelt(pen: CanvasRenderingContext2D, ink: Inks, { earned, of }: { earned: number; of: number }): void {
  const [top, high, bar] = [HEIGHT - 200, 120, 90 + of * 62];
  pen.fillStyle = ink["belt-blue"];
  pen.fillRect(0, top, WIDTH, high);
  pen.fillStyle = ink["belt-black"];
  const left = WIDTH - MARGIN - bar;
  pen.fillRect(left, top, bar, high);
  pen.fillStyle = ink["belt-tape"];
  for (let stripe = 0; stripe < earned; stripe += 1) pen.fillRect(left + 60 + stripe * 62, top, 28, high);
}

function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
