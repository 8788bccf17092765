import { type ReactNode, useState } from "react";

type CoverProps = {
  src: string | null;
  /** What is shown where there is no picture or it does not arrive: mostly a drawn one, in a box of the same classes. */
  drawn: ReactNode;
  className: string;
  /** For a picture that is in sight from the start. */
  eager?: boolean;
};

/** A picture that belongs to a title. Decorative. */
export function Cover({ src, drawn, className, eager = false }: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!src || missing === src) return drawn;
  return (
    <img
      src={src}
      alt=""
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setMissing(src)}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
