import { useState } from "react";
import type { BeltRank } from "./belt";
import { cx } from "./cx";

type AvatarProps = {
  initials: string;
  src?: string | null | undefined;
  /** Empty if the name is shown beside the picture. */
  alt?: string;
  /** The person's belt, which sets the colour. */
  belt?: BeltRank | null | undefined;
  size?: "sm" | "md" | "lg" | "xl";
  className?: string;
};

export function Avatar({ initials, src, alt = "", belt, size = "md", className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = cx("inline-grid shrink-0 place-items-center overflow-hidden rounded-full", SIZES[size], className);
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={cx(frame, "bg-sunken object-cover", belt && RINGS[belt])}
      />
    );
  }
  const letters = cx(frame, "figures leading-none", belt ? GROUNDS[belt] : "bg-ink text-paper");
  if (!alt) {
    return (
      <span aria-hidden className={letters}>
        {initials.slice(0, 2)}
      </span>
    );
  }
  return (
    <span role="img" aria-label={alt} className={letters}>
      {initials.slice(0, 2)}
    </span>
  );
}

const SIZES = { sm: "size-8 text-sm", md: "size-11 text-lg", lg: "size-16 text-2xl", xl: "size-24 text-4xl" };

const GROUNDS: Record<BeltRank, string> = {
  white: "border border-line-strong bg-belt-white text-belt-dark",
  blue: "bg-belt-blue text-on-belt",
  purple: "bg-belt-purple text-on-belt",
  brown: "bg-belt-brown text-on-belt",
  black: "border border-line-strong bg-belt-black text-belt-tape",
};

const RINGS: Record<BeltRank, string> = {
  white: "ring-3 ring-belt-white outline-3 outline-line-strong",
  blue: "ring-3 ring-belt-blue",
  purple: "ring-3 ring-belt-purple",
  brown: "ring-3 ring-belt-brown",
  black: "ring-3 ring-belt-black",
};
