import { useState } from "react";
import { still } from "../shell/still";

const CoverArt = still(
  async () => (await import("../ui/cover-art")).CoverArt,
  ({ className }: { title: string; className: string }) => <div className={`bg-sunken ${className}`} />,
);

type ArticleCoverProps = {
  title: string;
  src: string | null;
  className?: string;
  /** For a picture that is in sight from the start. */
  eager?: boolean;
};

/** The picture of an article: the given one, or a drawn one where there is none or it does not arrive. Decorative. */
export function ArticleCover({ title, src, className = "aspect-video w-full", eager = false }: ArticleCoverProps) {
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
