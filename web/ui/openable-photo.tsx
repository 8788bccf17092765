import { useState } from "react";
import { cx } from "./cx";
import { lazyCode } from "./lazy-code";
import { openedLater } from "./opened-later";
import { usePhotoGroup } from "./photo-group";

const Lightbox = openedLater(lazyCode(async () => (await import("./lightbox")).Lightbox));

type OpenablePhotoProps = { src: string; alt: string; className?: string; square?: boolean };

/** A photo that opens in a lightbox with the others of its group. */
export function OpenablePhoto({ src, alt, className, square = false }: OpenablePhotoProps) {
  const [open, setOpen] = useState(false);
  const photos = usePhotoGroup({ src, alt });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`${alt}. Show it large`}
        className={cx("block overflow-hidden border border-line bg-sunken", className)}
      >
        {/* A fixed height before loading, so that the layout does not shift. */}
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={cx("w-full object-cover", square ? "aspect-square" : "aspect-4/3")}
        />
      </button>
      <Lightbox open={open} onOpenChange={setOpen} photos={photos} first={src} />
    </>
  );
}
