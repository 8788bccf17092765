import { failureText } from "../lib/http/failure-text";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ProgressBar } from "../ui/progress-bar";
import { CheckResults } from "./check-results";

type Step = { isPending: boolean; isSuccess: boolean; error: Error | null; mutate: () => void };

type BringInProps = {
  check: Step;
  bring: Step;
  verdicts: Parameters<typeof CheckResults>[0]["verdicts"];
  /** How many rows are checked, how many of them are brought in, and how many are in. */
  total: number;
  count: number;
  done: number;
  /** Whether the rows can neither be checked nor brought in. */
  disabled: boolean;
  words: { checking: string; brought: string; button: string; busy: string; again: string };
};

/** Checks the rows of a spreadsheet, shows what each would do, and brings them in. */
export function BringIn({ check, bring, verdicts, total, count, done, disabled, words }: BringInProps) {
  return (
    <>
      {check.isPending ? <ProgressBar label={words.checking} value={verdicts.length} max={total} /> : null}
      {check.error ? (
        <Alert tone="danger" live>
          {failureText(check.error, "The rows could not be checked. Try again.")}
        </Alert>
      ) : null}
      {check.isSuccess ? <CheckResults verdicts={verdicts} /> : null}
      {bring.isPending ? <ProgressBar label={words.brought} value={done} max={count} /> : null}
      {bring.error ? (
        <Alert tone="danger" live title="The import stopped">
          {failureText(bring.error, "It did not come through.")} What came through is in; press {words.again} again, or
          choose the same file later, and it goes on from there.
        </Alert>
      ) : null}
      <Button
        className="justify-self-start"
        disabled={disabled || (check.isSuccess && count === 0)}
        busy={check.isPending || bring.isPending}
        busyLabel={check.isSuccess ? words.busy : "Checking…"}
        onClick={() => (check.isSuccess ? bring : check).mutate()}
      >
        {check.isSuccess ? words.button : "Check every row"}
      </Button>
    </>
  );
}
