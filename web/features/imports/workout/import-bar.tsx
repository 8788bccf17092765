import { Import } from "lucide-react";
import { plural } from "../../../lib/format/format";
import { goToControl } from "../../../lib/forms/go-to-control";
import { ForPublishers } from "../../../shell/for-publishers";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { useRoom } from "../../../ui/use-room";

type ImportBarProps = {
  isPublished: boolean;
  onPublished: (isPublished: boolean) => void;
  problems: number;
  busy: boolean;
  refusal: string | undefined;
  onImport: () => void;
};

/** The last step. On a phone it stays in reach of the thumb while the rows scroll. */
export function ImportBar({ isPublished, onPublished, problems, busy, refusal, onImport }: ImportBarProps) {
  return (
    <div
      ref={useRoom("--bottom-bar")}
      className="grid gap-2 border-line border-t bg-paper py-4 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:flex-wrap sm:items-center">
        <ForPublishers>
          <Checkbox
            label="Publish on import"
            checked={isPublished}
            onChange={(event) => onPublished(event.target.checked)}
            className="max-sm:py-1.5"
          />
        </ForPublishers>
        <Button
          size="lg"
          disabled={problems > 0}
          busy={busy}
          busyLabel="Importing..."
          icon={<Import aria-hidden strokeWidth={1.75} />}
          onClick={onImport}
        >
          Import Workout
        </Button>
        {problems > 0 ? (
          <Button variant="quiet" size="sm" className="text-danger" onClick={() => goToControl("validation")}>
            {plural(problems, "error")} to correct first
          </Button>
        ) : (
          <p className="text-muted text-sm max-sm:sr-only">
            {isPublished ? "Members see it at once." : "It becomes a draft that only admins see."}
          </p>
        )}
      </div>
      <AlertLine>{refusal ? `${refusal} Your edits are still here.` : null}</AlertLine>
    </div>
  );
}
