import { CalendarDays, ScanText } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { submitting } from "../../../ui/submitting";
import { DocumentZone } from "../document/document-zone";
import { handOver } from "../document/handed-over";
import { ReadAsProgram } from "../document/read-as-program";
import { RefusalHelp } from "../document/refusal-help";
import { TransferProgress } from "../document/transfer-progress";
import type { useWorkoutUpload } from "./use-workout-upload";

type ParseFormProps = {
  file: File | undefined;
  /** Whether the content below came from the file in the zone. */
  parsed: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
  upload: ReturnType<typeof useWorkoutUpload>;
};

export function ParseForm({ file, parsed, onFile, onRemove, upload }: ParseFormProps) {
  const navigate = useNavigate();
  const { transfer, refusal, refusalCode } = upload;
  const week = refusalCode === "week_document" && file;
  return (
    <form className="grid grid-cols-1 content-start gap-5" onSubmit={submitting(() => file && upload.start(file))}>
      <DocumentZone
        file={file}
        onFile={onFile}
        onRemove={onRemove}
        disabled={transfer !== undefined}
        error={week ? undefined : refusal}
      />
      {week ? (
        <Alert
          live
          tone="warning"
          title="This is a whole week"
          action={
            <Button
              size="sm"
              icon={<CalendarDays aria-hidden strokeWidth={1.75} />}
              onClick={() => {
                handOver(file);
                navigate(addressOf("weeklyUpload"));
              }}
            >
              Continue as a weekly program
            </Button>
          }
        >
          {refusal}
        </Alert>
      ) : (
        <>
          <RefusalHelp code={refusalCode} />
          <ReadAsProgram code={refusalCode} file={file} />
        </>
      )}
      {transfer ? <TransferProgress transfer={transfer} /> : null}
      <div>
        <Button
          type="submit"
          size="lg"
          variant={parsed ? "secondary" : "primary"}
          disabled={!file || parsed}
          busy={transfer !== undefined}
          busyLabel="Parsing..."
          icon={<ScanText aria-hidden strokeWidth={1.75} />}
        >
          Parse Document
        </Button>
      </div>
    </form>
  );
}
