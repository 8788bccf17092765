import { cx } from "../ui/cx";
import { type Movement, MovementArt } from "../ui/movement-art";
import { movementOf } from "./movement";

type Named = { name: string; category: string | null };

type TrainingArtProps = {
  title: string;
  category?: string | null;
  /** A training's exercises, which determine the picture. */
  exercises?: readonly Named[];
  className: string;
};

const PANELS = 4;

/** Draws a picture for an exercise by its movement, or for a training by those of its exercises, side by side. */
export function TrainingArt({ title, category = null, exercises = [], className }: TrainingArtProps) {
  const panels = panelsOf(exercises);
  if (panels.length < 2) {
    const [only] = panels;
    return <MovementArt movement={only?.movement ?? movementOf(title, category)} title={title} className={className} />;
  }
  return (
    <div aria-hidden className={cx("@container overflow-hidden", className)}>
      <div className="grid h-full @max-[9rem]:auto-rows-fr @[9rem]:auto-cols-fr @[9rem]:grid-flow-col @max-[9rem]:grid-cols-2">
        {panels.map(({ name, movement }) => (
          <MovementArt
            key={name}
            movement={movement}
            title={name}
            className="size-full min-h-0 @max-[9rem]:last:odd:col-span-2"
          />
        ))}
      </div>
    </div>
  );
}

/** Returns the first exercise of each movement, in order. */
function panelsOf(exercises: readonly Named[]): { name: string; movement: Movement }[] {
  const found = new Map<Movement, string>();
  for (const { name, category } of exercises) {
    const movement = movementOf(name, category);
    if (movement && !found.has(movement)) found.set(movement, name);
  }
  return [...found].map(([movement, name]) => ({ name, movement })).slice(0, PANELS);
}
