import { failureText } from "../lib/http/failure-text";
import { TryAgain } from "../ui/try-again";

type FailedLineProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** For errors without a text of their own. */
  fallback: string;
};

/** Says in one line why a query has nothing to show; nothing after the session ended, which the shell reports. */
export function FailedLine({ query, fallback }: FailedLineProps) {
  const failure = failureText(query.error, fallback);
  return failure ? (
    <p role="alert" className="flex flex-wrap items-center gap-4 border-line border-y py-4 text-muted">
      {failure}
      <TryAgain query={query} />
    </p>
  ) : null;
}
