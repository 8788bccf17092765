import { Dialog as Base } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { IconButton } from "./icon-button";
import { scrimClass } from "./overlay-class";
import type { Photo } from "./photo-group";
import { useSwipe } from "./use-swipe";

type LightboxProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  photos: readonly Photo[];
  /** Address of the photo it opens with. */
  first: string;
};

/** Full-screen photos, changed by arrow keys, buttons or swiping. On closing, the focus returns. */
export function Lightbox({ open, onOpenChange, ...shown }: LightboxProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup className={POPUP}>
          <Leaves {...shown} />
          <Base.Close
            render={
              <IconButton
                label="Close"
                icon={<X aria-hidden />}
                className={`absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 ${BUTTON}`}
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Leaves({ photos, first }: Pick<LightboxProps, "photos" | "first">) {
  const [src, setSrc] = useState(first);
  const at = Math.max(
    0,
    photos.findIndex((photo) => photo.src === src),
  );
  const photo = photos[at];
  const go = (by: -1 | 1) => {
    const next = photos[at + by];
    if (next) setSrc(next.src);
  };
  const swipe = useSwipe(
    () => go(1),
    () => go(-1),
  );
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    go(event.key === "ArrowLeft" ? -1 : 1);
  };
  if (!photo) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the whole window; its buttons do the same.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={keyDown} {...swipe}>
      <div className="flex min-h-0 flex-1 items-center justify-center px-3 pt-16 sm:px-20">
        <img src={photo.src} alt={photo.alt} className="max-h-full max-w-full rounded-sm object-contain" />
      </div>
      <div className="flex items-center justify-center gap-4 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {photos.length > 1 ? (
          <IconButton
            label="Previous photo"
            icon={<ChevronLeft aria-hidden />}
            className={BUTTON}
            aria-disabled={at === 0 || undefined}
            onClick={() => go(-1)}
          />
        ) : null}
        <p className="min-w-0 text-center">
          <Base.Title className="font-sans font-semibold text-sm">{photo.alt}</Base.Title>
          {photos.length > 1 ? (
            <span aria-live="polite" className="text-sm tabular-nums">
              {at + 1} of {photos.length}
            </span>
          ) : null}
        </p>
        {photos.length > 1 ? (
          <IconButton
            label="Next photo"
            icon={<ChevronRight aria-hidden />}
            className={BUTTON}
            aria-disabled={at === photos.length - 1 || undefined}
            onClick={() => go(1)}
          />
        ) : null}
      </div>
    </div>
  );
}

const POPUP =
  "fixed inset-0 z-50 flex flex-col bg-belt-black text-belt-tape outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0";
const BUTTON =
  "size-12! text-belt-tape! hover:bg-belt-tape/15! focus-visible:outline-belt-tape! aria-disabled:opacity-40";
