import { useState } from "react";
import { cx } from "./cx";
import { Dialog } from "./dialog";

type OpenablePhotoProps = { src: string; alt: string; className?: string };

/** A photo that opens large. */
export function OpenablePhoto({ src, alt, className }: OpenablePhotoProps) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={`${alt}. Show it large`}
        className={cx("block overflow-hidden border border-line bg-sunken", className)}
      >
        {/* A box of its own height before anything has loaded: what is around it must not move when it has. */}
        <img src={src} alt={alt} loading="lazy" decoding="async" className="aspect-4/3 w-full object-cover" />
      </button>
      <Dialog open={large} onOpenChange={setLarge} title={alt} size="lg">
        <img src={src} alt={alt} className="mx-auto max-h-[72dvh] w-auto max-w-full rounded-sm object-contain" />
      </Dialog>
    </>
  );
}
