import { cx } from "../ui/cx";

type DayNameProps = {
  name: string;
  short: string;
  /** Beside a Saturday or Sunday there is no room for whole names. */
  crowded: boolean;
};

/** A day in a row of tabs: as short as the screen asks for, whole to who hears it. */
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
