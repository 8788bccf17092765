import { MovementArt } from "../ui/movement-art";
import { movementOf } from "./movement";

type TrainingArtProps = { title: string; category?: string | null; className: string };

/** A picture for an exercise or a training without one, by its movement. */
export function TrainingArt({ title, category = null, className }: TrainingArtProps) {
  return <MovementArt movement={movementOf(title, category)} title={title} className={className} />;
}
