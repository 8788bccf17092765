import { cx } from "./cx";

export type Tier = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

/** The letter is always there: the colour only helps to find it again. */
export function TierBadge({
  tier,
  label = `${tier}-Tier`,
  className,
}: {
  tier: Tier;
  label?: string;
  className?: string;
}) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cx(
        "figures inline-grid h-6.5 w-6 shrink-0 place-items-center rounded-xs border border-transparent text-base text-on-tier leading-none forced-colors:border-current",
        TIERS[tier],
        className,
      )}
    >
      {tier}
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
