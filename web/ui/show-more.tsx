import { Button } from "./button";

/** State of loading the next page. */
export type MoreState = {
  busy: boolean;
  /** The error of the last attempt. */
  error: string | null;
  onMore: () => void;
};

type ShowMoreProps = MoreState & {
  label?: string;
  size?: "md" | "lg";
  className?: string;
};

/** The button below a list that has more pages. */
export function ShowMore({ label = "Show more", busy, error, onMore, size = "lg", className = "" }: ShowMoreProps) {
  return (
    <div className={`grid justify-items-center gap-2 ${className}`}>
      <Button variant="secondary" size={size} busy={busy} busyLabel="Loading…" onClick={onMore}>
        {label}
      </Button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
