import { useState } from "react";
import { CoverArt } from "./cover-art";

type CoverProps = {
  title: string;
  src: string | null;
  className?: string;
  /** For a picture that is in sight from the start. */
  eager?: boolean;
};

/** A picture that belongs to a title: the given one, or a drawn one where there is none or it does not arrive. Decorative. */
export function Cover({ title, src, className = "aspect-video w-full", eager = false }: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!src || missing === src) return <CoverArt title={title} className={className} />;
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
