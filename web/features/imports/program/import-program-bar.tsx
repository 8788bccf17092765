import { Import } from "lucide-react";
import { plural } from "../../../lib/format/format";
import { goToControl } from "../../../lib/forms/go-to-control";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { useRoom } from "../../../ui/use-room";
import { branchId, type ReviewProblem } from "./review-import";

type ImportProgramBarProps = {
  weeks: number;
  problems: readonly ReviewProblem[];
  remember: boolean;
  onRemember: (remember: boolean) => void;
  busy: boolean;
  refusal: string | undefined;
  onImport: () => void;
};

/** The last step; it stays visible however long the program is. */
export function ImportProgramBar({
  weeks,
  problems,
  remember,
  onRemember,
  busy,
  refusal,
  onImport,
}: ImportProgramBarProps) {
  const [first, ...others] = problems;
  return (
    <div
      ref={useRoom("--bottom-bar")}
      className="sticky bottom-0 z-10 grid gap-2 border-line border-t bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <AlertLine>{refusal ? `${refusal} Your answers are still here.` : null}</AlertLine>
      <div className="flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:flex-wrap sm:items-center">
        <Button
          size="lg"
          disabled={problems.length > 0}
          busy={busy}
          busyLabel="Importing…"
          icon={<Import aria-hidden strokeWidth={1.75} />}
          onClick={onImport}
        >
          {`Import ${plural(weeks, "week")} as ${weeks === 1 ? "a draft" : "drafts"}`}
        </Button>
        <Checkbox
          label="Remember my answers for files like this"
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
          className="max-sm:py-1.5"
        />
        {first ? (
          <Button
            variant="quiet"
            size="sm"
            className="min-w-0 text-left text-danger max-sm:justify-start max-sm:px-0"
            onClick={() => goToProblem(first)}
          >
            {first.message}
            {others.length ? ` And ${others.length} more.` : ""}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function goToProblem({ at, branch }: ReviewProblem): void {
  // A week that was never expanded is not rendered yet.
  const week = branch === undefined ? null : document.getElementById(branchId(branch));
  if (week instanceof HTMLDetailsElement) week.open = true;
  goToControl(at);
}
