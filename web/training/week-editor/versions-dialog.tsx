import { partLabel } from "../../../worker/contract/program-parts";
import type { AdminWeeklyProgram } from "../../../worker/contract/programs";
import { VERSIONS_KEPT } from "../../../worker/contract/programs-limits";
import { restoreVersion, useVersions } from "../../data/admin-programs";
import { useChange } from "../../data/use-change";
import { exactTime, plural } from "../../lib/format/format";
import { failureText } from "../../lib/http/failure-text";
import { NotLoaded } from "../../shell/not-loaded";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { EmptyState } from "../../ui/empty-state";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton";

type VersionsDialogProps = {
  program: AdminWeeklyProgram;
  /** There are unsaved changes, which a restored version would not include. */
  dirty: boolean;
  onClose: () => void;
  onRestored: (program: AdminWeeklyProgram) => void;
};

/** Lists the week's versions, one from before each save. */
export function VersionsDialog({ program, dirty, onClose, onRestored }: VersionsDialogProps) {
  const versions = useVersions(program.id, true);
  const { data } = versions;
  const restore = useChange("program", (id: number) => restoreVersion(program.id, id, program.revision), {
    onDone: onRestored,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Earlier versions"
      description={`Each save keeps what was there before; the last ${VERSIONS_KEPT} are kept.`}
      dismissible={!restore.isPending}
    >
      <div className="grid grid-cols-1 gap-4">
        {dirty ? (
          <p className="text-warning">Save or discard your changes first, then a version can be restored.</p>
        ) : null}
        <AlertLine>{failureText(restore.error, "The version was not restored. Please try again.")}</AlertLine>
        {data ? (
          data.length ? (
            <ul className="divide-y divide-line">
              {data.map((version) => (
                <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 flex-1 basis-64">
                    <p className="font-semibold">
                      Until <time dateTime={version.replacedAt}>{exactTime(version.replacedAt)}</time>
                    </p>
                    <p className="text-muted text-sm">
                      {plural(version.exerciseCount, "exercise")}. {version.replacedBy ?? "Somebody"} then changed{" "}
                      {partsText(version.changed)}.
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={dirty}
                    busy={restore.isPending && restore.variables === version.id}
                    busyLabel="Restoring…"
                    onClick={() => restore.mutate(version.id)}
                  >
                    Restore<span className="sr-only"> the version until {exactTime(version.replacedAt)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState headingLevel={3} title="No earlier versions">
              The first save keeps what is there now.
            </EmptyState>
          )
        ) : versions.error ? (
          <NotLoaded query={versions} />
        ) : (
          <SkeletonGroup label="Loading versions">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  );
}

const MOST_SAID = 3;

function partsText(paths: string[]): string {
  const changedText = paths.slice(0, MOST_SAID).map(partLabel).join("; ");
  return paths.length > MOST_SAID ? `${changedText} and ${paths.length - MOST_SAID} more` : changedText;
}
