import { useId } from "react";
import { OpenablePhoto } from "../../ui/openable-photo";
import type { Photo } from "../../ui/photo-group";

const SHOWN = 6;

/** The newest photos side by side; each opens large and leads on to the next. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const heading = useId();
  if (photos.length < 2) return null;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id={heading} className="text-2xl">
        Photos
      </h2>
      <ul className="grid grid-cols-3 gap-1.5">
        {photos.slice(0, SHOWN).map((photo) => (
          <li key={photo.src} className="grid">
            <OpenablePhoto {...photo} square className="rounded-sm" />
          </li>
        ))}
      </ul>
    </section>
  );
}
