import { cx } from "./cx";

export type Tier = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

/** The letter is always shown: colour is only an aid. */
export function TierBadge({
  tier,
  label = `${tier}-Tier`,
  text = tier,
  className,
}: {
  tier: Tier;
  label?: string;
  /** Its text: the letter, or a code that contains it. */
  text?: string;
  className?: string;
}) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cx(
        "figures inline-grid h-6.5 min-w-6 shrink-0 place-items-center rounded-xs border border-transparent text-base text-on-tier leading-none forced-colors:border-current",
        TIERS[tier],
        className,
      )}
    >
      {text}
    </span>
  );
}

const TIERS: Record<Tier, string> = {
  A: "bg-tier-a",
  B: "bg-tier-b",
  C: "bg-tier-c",
  D: "bg-tier-d",
  E: "bg-tier-e",
  F: "bg-tier-f",
  G: "bg-tier-g",
  H: "bg-tier-h",
};
