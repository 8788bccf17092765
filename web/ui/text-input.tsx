import type { ComponentProps, ReactNode } from "react";
import { controlClass } from "./control-class";
import { cx } from "./cx";
import { useFieldControl } from "./field-context";

type TextInputProps = ComponentProps<"input"> & {
  /** Shown inside the box before the text: an icon or a unit. Decorative. */
  lead?: ReactNode;
  trail?: ReactNode;
};

export function TextInput({ lead, trail, className, required, type = "text", ...rest }: TextInputProps) {
  const control = { ...(type === "email" ? EMAIL : null), ...useFieldControl({ ...rest, required }) };
  if (!lead && !trail) return <input {...rest} {...control} type={type} className={cx(controlClass, className)} />;
  return (
    <span className={cx("relative block", className)}>
      {lead ? <Adornment side="left-0">{lead}</Adornment> : null}
      <input
        {...rest}
        {...control}
        type={type}
        className={cx(controlClass, lead ? "pl-10.5" : null, trail ? "pr-10.5" : null)}
      />
      {trail ? <Adornment side="right-0">{trail}</Adornment> : null}
    </span>
  );
}

/** An address is typed as it is. */
const EMAIL = { inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

function Adornment({ side, children }: { side: "left-0" | "right-0"; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cx(
        "pointer-events-none absolute inset-y-0 grid w-10.5 place-items-center text-muted [&_svg]:size-5 [&_svg]:stroke-[1.75]",
        side,
      )}
    >
      {children}
    </span>
  );
}
