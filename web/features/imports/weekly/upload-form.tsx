import { Upload } from "lucide-react";
import { useEffect, useRef } from "react";
import { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES, DOCUMENT_MAX_MB } from "../../../../worker/contract/imports-limits";
import { Button } from "../../../ui/button";
import { FileDrop } from "../../../ui/file-drop";
import type { FileRejection } from "../../../ui/file-drop-rules";
import { submitting } from "../../../ui/submitting";
import { useToast } from "../../../ui/toast-context";
import { ReadAsProgram } from "../document/read-as-program";
import { RefusalHelp } from "../document/refusal-help";
import { TransferProgress } from "../document/transfer-progress";
import type { useWeeklyUpload } from "./use-weekly-upload";

type UploadFormProps = {
  /** How often the coach has started over. */
  round: number;
  file: File | undefined;
  /** The file was passed on from another upload page. */
  carried: boolean;
  onFile: (file: File | undefined) => void;
  upload: ReturnType<typeof useWeeklyUpload>;
  onReset: () => void;
};

export function UploadForm({ round, file, carried, onFile, upload, onReset }: UploadFormProps) {
  const { toast } = useToast();
  const { transfer, refusal, refusalCode } = upload;
  const busy = transfer !== undefined;
  const form = useRef<HTMLFormElement>(null);
  // Starting over removes the pressed button, so the focus moves to the file chooser.
  useEffect(() => {
    if (round > 0) form.current?.querySelector("input")?.focus();
  }, [round]);
  return (
    <form
      ref={form}
      className="grid grid-cols-1 content-start gap-6"
      onSubmit={submitting(() => file && upload.start(file))}
    >
      <FileDrop
        // Remounts after a reset, because the zone remembers rejected files.
        key={round}
        label="Weekly program"
        help={`One Word or Excel file (${DOCUMENT_EXTENSIONS.join(", ")}), up to ${DOCUMENT_MAX_MB} MB`}
        accept={DOCUMENT_EXTENSIONS.join(",")}
        maxBytes={DOCUMENT_MAX_BYTES}
        maxFiles={1}
        files={file ? [file] : []}
        disabled={busy}
        error={refusal}
        onFiles={([chosen]) => {
          upload.reset();
          onFile(chosen);
        }}
        onRemove={onReset}
        refusalText={(rejection) => Object.values(refusalOf(rejection)).join(" - ")}
        onReject={([rejection]) => {
          if (rejection) toast({ ...refusalOf(rejection), tone: "destructive" });
        }}
      />
      {carried ? (
        <p className="text-muted text-sm">
          Carried over from the other upload: press Upload Program to read it as a week.
        </p>
      ) : null}
      <RefusalHelp code={refusalCode} />
      <ReadAsProgram code={refusalCode} file={file} />
      {transfer ? <TransferProgress transfer={transfer} /> : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          type="submit"
          size="lg"
          disabled={!file}
          busy={busy}
          busyLabel={transfer?.phase === "reading" ? "Reading…" : "Uploading…"}
          icon={<Upload aria-hidden strokeWidth={1.75} />}
        >
          Upload Program
        </Button>
        <Button variant="secondary" size="lg" disabled={!file} onClick={onReset}>
          Reset
        </Button>
      </div>
    </form>
  );
}

function refusalOf({ reason }: FileRejection): { title: string; description: string } {
  switch (reason) {
    case "type":
      return {
        title: "Invalid File Type",
        description: "Please select a .docx, .xlsx, or .xls file containing the weekly workout program.",
      };
    case "size":
      return { title: "File Too Large", description: `Please select a file smaller than ${DOCUMENT_MAX_MB}MB.` };
    case "empty":
      return { title: "File Is Empty", description: "There is nothing in this file. Please select another one." };
    case "count":
      return { title: "Too Many Files", description: "Please select one file. A week is one document." };
  }
}
