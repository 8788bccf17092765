import { OpenablePhoto } from "../../ui/openable-photo";
import type { Photo } from "../../ui/photo-group";
import { TitledSection } from "../../ui/titled-section";

const SHOWN = 6;

/** Shows the newest photos side by side; each opens large, with a button to the next. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  if (photos.length < 2) return null;
  return (
    <TitledSection title="Photos" small className="grid min-w-0 grid-cols-1 gap-3">
      <ul className="flex gap-1.5 overflow-x-auto p-1 -m-1 lg:grid lg:grid-cols-3 lg:overflow-visible">
        {photos.slice(0, SHOWN).map((photo) => (
          <li key={photo.src} className="grid w-28 shrink-0 lg:w-auto">
            <OpenablePhoto {...photo} square className="rounded-sm" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
