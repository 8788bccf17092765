import { type ReactNode, useState } from "react";

type CoverProps = {
  src: string | null;
  /** Shown without a picture or if it fails to load: usually a drawn one, in a box of the same classes. */
  drawn: ReactNode;
  className: string;
  /** For pictures visible from the start. */
  eager?: boolean;
};

/** The picture of a titled item. Decorative. */
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
