import { Coil, type CoverInks, Knot, MatLines, type Motif, Rack, Tatami } from "./cover-motifs";
import { seeded } from "./cover-seed";

/**
 * A picture for items without one, drawn from the title in theme colours: the same title gives the same picture.
 * Decorative; fills its box like a photo.
 */
export function CoverArt({ title, className = "aspect-video w-full" }: { title: string; className?: string }) {
  const random = seeded(title);
  const inks = pick(INKS, random);
  const Motif = pick(MOTIFS, random);
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={`block overflow-hidden ${className}`}
    >
      <rect width="640" height="360" className={inks.ground} />
      <Motif random={random} inks={inks} />
    </svg>
  );
}

function pick<T>(choices: readonly [T, ...T[]], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

const MOTIFS: readonly [Motif, ...Motif[]] = [Tatami, MatLines, Knot, Coil, Rack];

const INKS: readonly [CoverInks, ...CoverInks[]] = [
  {
    ground: "fill-belt-black",
    groundStroke: "stroke-belt-black",
    figure: "fill-belt-tape",
    figureStroke: "stroke-belt-tape",
    spot: "fill-accent",
    spotStroke: "stroke-accent",
    hair: "stroke-muted",
  },
  {
    ground: "fill-accent",
    groundStroke: "stroke-accent",
    figure: "fill-ink",
    figureStroke: "stroke-ink",
    spot: "fill-paper",
    spotStroke: "stroke-paper",
    hair: "stroke-accent-strong",
  },
  {
    ground: "fill-sunken",
    groundStroke: "stroke-sunken",
    figure: "fill-ink",
    figureStroke: "stroke-ink",
    spot: "fill-accent",
    spotStroke: "stroke-accent",
    hair: "stroke-line-strong",
  },
  {
    ground: "fill-accent-soft",
    groundStroke: "stroke-accent-soft",
    figure: "fill-accent",
    figureStroke: "stroke-accent",
    spot: "fill-ink",
    spotStroke: "stroke-ink",
    hair: "stroke-accent-strong",
  },
  {
    ground: "fill-line",
    groundStroke: "stroke-line",
    figure: "fill-raised",
    figureStroke: "stroke-raised",
    spot: "fill-belt-blue",
    spotStroke: "stroke-belt-blue",
    hair: "stroke-line-strong",
  },
  {
    ground: "fill-belt-blue",
    groundStroke: "stroke-belt-blue",
    figure: "fill-paper",
    figureStroke: "stroke-paper",
    spot: "fill-ink",
    spotStroke: "stroke-ink",
    hair: "stroke-line-strong",
  },
];
