import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button";
import { cx } from "./cx";

type FoldedFilters = {
  /** Toggles the filters on a phone. */
  button: ReactNode;
  /** Id of the first filter. */
  id: string;
  /** Class of every filter. */
  className: string | undefined;
};

/** Filters that a phone hides until asked or until one is set, so that results come first. */
export function useFoldedFilters(chosen: number, buttonClassName?: string): FoldedFilters {
  const id = useId();
  const [open, setOpen] = useState(chosen > 0);
  const button = (
    <Button
      variant="quiet"
      size="sm"
      className={cx("-my-1 justify-self-start sm:hidden", buttonClassName)}
      icon={<SlidersHorizontal aria-hidden strokeWidth={1.75} />}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      Filters{chosen > 0 ? ` (${chosen})` : ""}
    </Button>
  );
  return { button, id, className: open ? undefined : "max-sm:hidden" };
}
