import { useId } from "react";
import { cx } from "./cx";

export type BeltRank = "white" | "blue" | "purple" | "brown" | "black";

type BeltProps = {
  value: number;
  max: number;
  label: string;
  rank?: BeltRank;
  /** Milestones on the way; each one reached is a stripe on the bar. */
  stripes?: number;
  /** Replaces "4 of 7". */
  valueText?: string;
  size?: "sm" | "md" | "lg";
  className?: string;
};

/** A progress bar in the form of a belt, with a stripe for each milestone. */
export function Belt(props: BeltProps) {
  const { value, max, label, rank = "blue", stripes = 4, size = "md", className } = props;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const earned = Math.floor(share * stripes + 1e-9);
  const text = props.valueText ?? `${value} of ${max}`;
  return (
    <div className={cx("grid grid-cols-1 gap-2", className)}>
      <div aria-hidden className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-sm">{label}</span>
        <span className="text-muted text-sm tabular-nums">{text}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no browser lets a meter element be drawn as a belt. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={`${text}, ${earned} of ${stripes} stripes`}
        className={cx(
          "flex overflow-hidden rounded-xs border border-line-strong forced-color-adjust-none",
          SIZES[size],
        )}
      >
        <Cloth share={share} rank={rank} stripes={stripes} />
        <Bar rank={rank} stripes={stripes} earned={earned} />
        <span className={cx("w-4", share >= 1 ? RANKS[rank].ground : "bg-sunken")} />
      </div>
    </div>
  );
}

/** Widths are attributes, not styles: prerendered pages have the CSP style-src 'self'. */
function Cloth({ share, rank, stripes }: { share: number; rank: BeltRank; stripes: number }) {
  const id = useId();
  const milestones = Array.from({ length: Math.max(0, stripes - 1) }, (_, index) => (index + 1) / stripes);
  return (
    <svg aria-hidden className="h-full min-w-0 flex-1 bg-sunken">
      <defs>
        <pattern id={id} width="10" height="100%" patternUnits="userSpaceOnUse">
          {["20%", "40%", "60%", "80%"].map((y) => (
            <line key={y} x1="0" x2="6" y1={y} y2={y} stroke="currentColor" strokeWidth="1" />
          ))}
        </pattern>
      </defs>
      {milestones.map((at) => (
        <line
          key={at}
          x1={`${at * 100}%`}
          x2={`${at * 100}%`}
          y1="0"
          y2="100%"
          className="stroke-line-strong"
          strokeWidth="1"
          strokeDasharray="2 3"
        />
      ))}
      <rect width={`${share * 100}%`} height="100%" className={RANKS[rank].fill} />
      <g className={RANKS[rank].stitch} opacity="0.32">
        <rect width={`${share * 100}%`} height="100%" fill={`url(#${id})`} />
      </g>
      {share > 0 && share < 1 ? (
        <line
          x1={`${share * 100}%`}
          x2={`${share * 100}%`}
          y1="0"
          y2="100%"
          className="stroke-line-strong"
          strokeWidth="2"
        />
      ) : null}
    </svg>
  );
}

function Bar({ rank, stripes, earned }: { rank: BeltRank; stripes: number; earned: number }) {
  return (
    <span className={cx("flex items-stretch gap-1.5 px-2.5", rank === "black" ? "bg-accent" : "bg-belt-black")}>
      {Array.from({ length: stripes }, (_, index) => `stripe-${index}`).map((key, index) => (
        <span key={key} className={cx("w-1.5", index < earned ? "animate-stripe bg-belt-tape" : "bg-belt-tape/15")} />
      ))}
    </span>
  );
}

const SIZES = { sm: "h-4", md: "h-7", lg: "h-11" };

const RANKS: Record<BeltRank, { fill: string; ground: string; stitch: string }> = {
  white: { fill: "fill-belt-white", ground: "bg-belt-white", stitch: "text-belt-black" },
  blue: { fill: "fill-belt-blue", ground: "bg-belt-blue", stitch: "text-belt-tape" },
  purple: { fill: "fill-belt-purple", ground: "bg-belt-purple", stitch: "text-belt-tape" },
  brown: { fill: "fill-belt-brown", ground: "bg-belt-brown", stitch: "text-belt-tape" },
  black: { fill: "fill-belt-black", ground: "bg-belt-black", stitch: "text-belt-tape" },
};
