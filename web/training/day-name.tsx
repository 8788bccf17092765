import { cx } from "../ui/cx";

type DayNameProps = {
  name: string;
  short: string;
  /** With a Saturday or Sunday in the row there is no room for whole names. */
  crowded: boolean;
};

/** Shows a day's name in a row of tabs: abbreviated as the screen requires, in full for screen readers. */
export function DayName({ name, short, crowded }: DayNameProps) {
  return (
    <>
      <span className={cx(!crowded && "sm:hidden")} aria-hidden>
        {short}
      </span>
      <span className={crowded ? "sr-only" : "max-sm:sr-only"}>{name}</span>
    </>
  );
}
