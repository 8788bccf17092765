import type { ReactNode } from "react";
import { cx } from "../../../ui/cx";

type CommentActProps = {
  label: string;
  /** The name of the comment's author. */
  name: string;
  icon: ReactNode;
  onClick: () => void;
  id?: string;
  danger?: boolean;
  disabled?: boolean;
};

/** A button below a comment. */
export function CommentAct({ label, name, icon, onClick, id, danger = false, disabled = false }: CommentActProps) {
  return (
    <button
      id={id}
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold text-muted text-sm transition-colors sm:min-h-9",
        "disabled:cursor-not-allowed disabled:opacity-60",
        !disabled && (danger ? "hover:text-danger" : "hover:text-ink"),
      )}
    >
      {icon}
      {label}
      <span className="sr-only"> (comment of {name})</span>
    </button>
  );
}
