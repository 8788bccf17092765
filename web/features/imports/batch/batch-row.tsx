import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { BatchResult } from "../../../../worker/contract/upload-batches";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { fileSize } from "../../../ui/file-size";
import { IconButton } from "../../../ui/icon-button";
import { useReadAsProgram } from "../document/read-as-program";
import { type FileState, isRetryable, type QueuedFile } from "./batch-state";
import { readFile } from "./stored-files";

type BatchRowProps = { file: QueuedFile; onRemove: () => void; onAgain: () => void };

export function BatchRow({ file, onRemove, onAgain }: BatchRowProps) {
  const readAsProgram = useReadAsProgram();
  const { sha256, fileName, sizeBytes, state, error, outcome, known, here } = file;
  const refused = outcome?.kind === "refused";
  const result = refused ? null : outcome;
  return (
    <li className="flex items-start gap-3 py-3.5">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold">{fileName}</bdi>
          <span className="text-muted text-sm tabular-nums">{fileSize(sizeBytes)}</span>
          <Badge tone={TONES[state]}>{NAMES[state]}</Badge>
        </p>
        {error ? (
          // Truncated visually only: hovering shows the whole text, and screen readers read all of it.
          <p title={error} className={cx("line-clamp-2 max-w-prose text-sm", known ? "text-muted" : "text-danger")}>
            {error}
          </p>
        ) : null}
        {state === "pending" && !here ? (
          <p className="text-sm text-warning">Choose this file again to go on: its bytes are not on this device.</p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {result ? (
            <Link to={outcomeAddress(result, known)} className="link inline-flex min-h-6 items-center text-sm">
              {state === "completed" ? `Open “${result.title}”` : `Review “${result.title}”`}
            </Link>
          ) : null}
          {((known || refused) && here) || isRetryable(file) ? (
            <Button
              size="sm"
              variant="secondary"
              onClick={onAgain}
              aria-label={`${known ? "Import again" : "Try again"}: ${fileName}`}
            >
              {known ? "Import again" : "Try again"}
            </Button>
          ) : null}
          {state === "error" && here && outcome?.kind !== "program" ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void readFile(sha256).then(readAsProgram)}
              aria-label={`Read it as a whole program: ${fileName}`}
            >
              Read it as a whole program
            </Button>
          ) : null}
        </div>
      </div>
      <IconButton
        label={`Remove ${fileName}`}
        icon={<X aria-hidden />}
        disabled={state === "processing"}
        onClick={onRemove}
        className="-my-1.5"
      />
    </li>
  );
}

const NAMES: Record<FileState, string> = {
  pending: "Pending",
  processing: "Processing",
  completed: "Completed",
  error: "Error",
};

const TONES: Record<FileState, BadgeTone> = {
  pending: "outline",
  processing: "accent",
  completed: "success",
  error: "danger",
};

/** Returns the address where the result is viewed or finished by hand. */
function outcomeAddress(outcome: BatchResult, known: boolean): string {
  if (outcome.kind === "document") return addressOf("workoutUpload", { query: { document: outcome.documentId } });
  if (outcome.kind === "program") return addressOf("programUpload", { query: { document: outcome.documentId } });
  const { id } = outcome;
  if (outcome.kind === "workout") return addressOf("workout", { id });
  return addressOf(known ? "weeklyProgram" : "weeklyProgramEdit", { id });
}
