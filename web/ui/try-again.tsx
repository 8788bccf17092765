import { Button } from "./button";

type TryAgainProps = { query: { isFetching: boolean; refetch: () => unknown } };

/** Reads again what has failed; for a line of text, where an error state would be too large. */
export function TryAgain({ query }: TryAgainProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={query.isFetching}
      busyLabel="Trying again…"
      onClick={() => void query.refetch()}
    >
      Try again
    </Button>
  );
}
