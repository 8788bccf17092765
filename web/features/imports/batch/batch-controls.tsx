import { Pause, Play, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ProgressBar } from "../../../ui/progress-bar";
import { Stat } from "../../../ui/stat";
import { countsOf, isBegun, isOver, isReady, isRetryable, progressOf } from "./batch-state";
import { BatchSummary } from "./batch-summary";
import type { useBatch } from "./use-batch";

type Batch = ReturnType<typeof useBatch>;

export function BatchControls({ batch }: { batch: Batch }) {
  const { files, running } = batch;
  const [clearing, setClearing] = useState(false);
  const counts = countsOf(files);
  const begun = isBegun(files);
  const failed = files.filter(isRetryable).map(({ sha256 }) => sha256);
  const left = counts.pending + counts.processing;
  return (
    <section aria-label="Batch" className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-5">
        <Stat size="md" tabular value={counts.all} label="Files" />
        <Stat size="md" tabular value={counts.pending} label="Pending" />
        <Stat size="md" tabular value={counts.processing} label="Processing" />
        <Stat size="md" tabular value={counts.completed} label="Completed" />
        <Stat size="md" tabular value={counts.error} label="Errors" />
      </div>
      <ProgressBar label="Overall progress" value={progressOf(files)} />
      <div className="flex flex-wrap gap-2">
        {running ? (
          <Button icon={<Pause aria-hidden strokeWidth={1.75} />} onClick={() => batch.run(false)}>
            Pause
          </Button>
        ) : (
          <Button
            icon={<Play aria-hidden strokeWidth={1.75} />}
            disabled={!files.some(isReady)}
            onClick={() => batch.run(true)}
          >
            {begun && files.some(isReady) ? "Resume" : "Start Batch"}
          </Button>
        )}
        {failed.length > 0 && !running ? (
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden strokeWidth={1.75} />}
            onClick={() => {
              batch.again(failed);
              batch.run(true);
            }}
          >
            Retry Failed
          </Button>
        ) : null}
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden strokeWidth={1.75} />}
          disabled={counts.processing > 0 || running}
          onClick={() => (left > 0 ? setClearing(true) : void batch.clear())}
        >
          Clear All
        </Button>
      </div>
      {isOver(files) && !running && begun ? <BatchSummary files={files} /> : null}
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title="Clear the whole queue?"
        description={`${left} of ${counts.all} files have not been imported yet. What is imported stays.`}
        confirmLabel="Clear All"
        cancelLabel="Keep the queue"
        onConfirm={() => {
          setClearing(false);
          void batch.clear();
        }}
      />
    </section>
  );
}
