import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { controlClass } from "./control-class";
import { cx } from "./cx";
import { useFieldControl } from "./field-context";

/** `autoComplete` is required: password managers need to tell current from new passwords. */
type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & { autoComplete: "current-password" | "new-password" };

export function PasswordInput({ className, required, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const control = useFieldControl({ ...rest, required });
  return (
    <span className={cx("relative block", className)}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...control}
        type={shown ? "text" : "password"}
        className={cx(controlClass, "pr-12")}
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        aria-controls={control.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-muted hover:text-ink [&_svg]:size-5 [&_svg]:stroke-[1.75]"
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  );
}
