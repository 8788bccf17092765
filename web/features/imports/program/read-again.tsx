import { Button } from "../../../ui/button";

/** Reads the document again with the corrections. */
export function ReadAgain({ changed, busy }: { changed: boolean; busy: boolean }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      className="justify-self-start"
      disabled={!changed}
      busy={busy}
      busyLabel="Reading…"
    >
      Read again
    </Button>
  );
}
