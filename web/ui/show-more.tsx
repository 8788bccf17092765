import { Button } from "./button";

/** How it stands with the next page. */
export type MoreState = {
  busy: boolean;
  /** Why it did not come. */
  error: string | null;
  onMore: () => void;
};

type ShowMoreProps = MoreState & {
  label?: string;
  size?: "md" | "lg";
  className?: string;
};

/** Below a list that goes on. */
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
