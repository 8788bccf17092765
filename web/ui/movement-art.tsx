import { seeded } from "./cover-seed";

export type Movement = "squat" | "hinge" | "push" | "pull" | "carry" | "core" | "mobility";

type MovementArtProps = { movement: Movement | null; title: string; className: string };

/**
 * A picture for an exercise without one. It shows the movement, so that lists can be scanned without reading; exercises
 * of one movement differ in rotation and size. Decorative; fills its box like a photo.
 */
export function MovementArt({ movement, title, className }: MovementArtProps) {
  const random = seeded(title);
  const { ground, figure, spot, draw } = LOOKS[movement ?? "none"];
  const own = movement ? ground : (GROUNDS[Math.floor(random() * GROUNDS.length)] ?? ground);
  const size = 0.86 + random() * 0.34;
  const mirrored = random() < 0.5 ? -1 : 1;
  const { heavy, light } = draw(random);
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={`block overflow-hidden ${className}`}
    >
      <rect width="640" height="360" className={own} />
      <g transform={`translate(320 180) scale(${size * mirrored} ${size})`} strokeLinejoin="round">
        <path d={heavy} className={figure} strokeWidth="34" />
        <path d={light} className={spot} strokeWidth="34" />
      </g>
    </svg>
  );
}

type Look = {
  ground: string;
  figure: string;
  spot: string;
  /** Strokes around the centre: heavy in the figure's colour, light in the other. */
  draw: (random: () => number) => { heavy: string; light: string };
};

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

const GROUNDS = ["fill-sunken", "fill-line", "fill-accent-soft", "fill-warning-soft"];

const LOOKS: Record<Movement | "none", Look> = {
  // Down under a bar and up again.
  squat: {
    ground: "fill-accent",
    figure: "stroke-on-accent",
    spot: "stroke-belt-black",
    draw: (random) => {
      const deep = 60 + random() * 50;
      return {
        heavy: repeat(
          random() < 0.5 ? 1 : 2,
          (at) => `M-130 ${-40 + at * 70}L0 ${-40 + at * 70 + deep}L130 ${-40 + at * 70}`,
        ),
        light: "M-330 -104H330",
      };
    },
  },
  // Two straight lines about one joint.
  hinge: {
    ground: "fill-belt-blue",
    figure: "stroke-on-belt",
    spot: "stroke-belt-dark",
    draw: (random) => {
      const lean = -40 - random() * 70;
      return { heavy: `M-60 190V20L150 ${lean}`, light: `M-94 20a34 34 0 1 0 68 0a34 34 0 1 0 -68 0` };
    },
  },
  // Away from a wall.
  push: {
    ground: "fill-ink",
    figure: "stroke-paper",
    spot: "stroke-accent",
    draw: (random) => ({
      heavy: repeat(random() < 0.5 ? 2 : 3, (at) => `M${-60 + at * 74} -90l74 90l-74 90`),
      light: "M-140 -200V200",
    }),
  },
  // Hanging from a rail.
  pull: {
    ground: "fill-belt-brown",
    figure: "stroke-on-belt",
    spot: "stroke-belt-dark",
    draw: (random) => {
      const far = 74 + random() * 26;
      return {
        heavy: `M${-far} -120V60l-44 -46m44 46l44 -46M${far} -120V60l-44 -46m44 46l44 -46`,
        light: "M-330 -120H330",
      };
    },
  },
  // A weight in each hand.
  carry: {
    ground: "fill-line",
    figure: "stroke-ink",
    spot: "stroke-accent",
    draw: (random) => {
      const low = 20 + random() * 40;
      return {
        heavy: `M-132 ${low}h84v84h-84zM48 ${low}h84v84h-84z`,
        light: `M-112 ${low}v-60h44v60M68 ${low}v-60h44v60`,
      };
    },
  },
  // Around the middle.
  core: {
    ground: "fill-belt-purple",
    figure: "stroke-on-belt",
    spot: "stroke-belt-dark",
    draw: (random) => ({
      heavy: repeat(
        2,
        (at) =>
          `M${-60 - at * 66} 0a${60 + at * 66} ${60 + at * 66} 0 1 0 ${120 + at * 132} 0a${60 + at * 66} ${60 + at * 66} 0 1 0 ${-120 - at * 132} 0`,
      ),
      light: random() < 0.5 ? "M-330 0H330" : "M0 -200V200",
    }),
  },
  // Long and slow.
  mobility: {
    ground: "fill-success-soft",
    figure: "stroke-success",
    spot: "stroke-accent",
    draw: (random) => {
      const high = 60 + random() * 50;
      const wave = (y: number) => `M-340 ${y}C-200 ${y - high} -120 ${y - high} 0 ${y}S200 ${y + high} 340 ${y}`;
      return { heavy: wave(-70) + wave(70), light: wave(0) };
    },
  },
  // Unknown movement: a mat with its border, on one of several backgrounds.
  none: {
    ground: "fill-sunken",
    figure: "stroke-line-strong",
    spot: "stroke-ink",
    draw: () => ({ heavy: "M-130 -130H130V130H-130Z", light: "M-130 0H130" }),
  },
};
