import { useState } from "react";
import { cx } from "./cx";

type AvatarProps = {
  initials: string;
  src?: string | null | undefined;
  /** Left empty where the name stands beside the picture. */
  alt?: string;
  size?: "sm" | "md" | "lg" | "xl";
  className?: string;
};

export function Avatar({ initials, src, alt = "", size = "md", className }: AvatarProps) {
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
        className={cx(frame, "bg-sunken object-cover")}
      />
    );
  }
  const letters = cx(frame, "figures bg-ink text-paper leading-none");
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
