import { brand } from "../../../../worker/contract/brand";
import { coachStory } from "../../../../worker/contract/coach-story";
import { cx } from "../../../ui/cx";

/** Shows the coach's own photo. */
export function CoachPhoto({ className }: { className?: string }) {
  return (
    <img
      src={coachStory.photo}
      alt={brand.coach.name}
      width={480}
      height={520}
      loading="lazy"
      decoding="async"
      className={cx("aspect-12/13 rounded-md object-cover", className)}
    />
  );
}
