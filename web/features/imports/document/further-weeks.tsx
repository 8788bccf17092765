import type { WeeklyUpload } from "../../../../worker/contract/imports";
import { Alert } from "../../../ui/alert";
import { ReadAsProgramButton } from "./read-as-program";

type FurtherWeeksProps = {
  notes: WeeklyUpload["notes"];
  /** Absent after a reload: then it is chosen once more. */
  file: File | undefined;
  /** What became of the one week that was read. */
  read: string;
};

/** Offers the weeks that a page for a single week or workout has left unread. */
export function FurtherWeeks({ notes, file, read }: FurtherWeeksProps) {
  if (!notes.some(({ code }) => code === "several_weeks")) return null;
  return (
    <Alert
      live
      tone="warning"
      title="This document holds several weeks"
      action={<ReadAsProgramButton file={file} size="sm" />}
    >
      {read} Read as a whole program, each week becomes a draft of its own.
      {file ? "" : " Choose the file there once more."}
    </Alert>
  );
}
