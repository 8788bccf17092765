import type { ComponentProps } from "react";
import { controlClass } from "./control-class";
import { cx } from "./cx";
import { useFieldControl } from "./field-context";

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Grows with its text, starting at `rows`. */
  grow?: boolean;
};

export function TextArea({ className, required, rows = 4, grow = false, ...rest }: TextAreaProps) {
  const control = useFieldControl({ ...rest, required });
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={cx(
        controlClass,
        "block resize-y py-2.5 leading-relaxed",
        grow && "field-sizing-content max-h-96",
        className,
      )}
    />
  );
}
