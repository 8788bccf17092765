import { fileSize } from "../../../ui/file-size";
import { ProgressBar } from "../../../ui/progress-bar";
import type { Transfer } from "./upload-document";

export function TransferProgress({ transfer }: { transfer: Transfer }) {
  if (transfer.phase === "reading") return <ProgressBar label="Reading the document…" valueText="Uploaded" />;
  return (
    <ProgressBar
      label="Uploading"
      value={transfer.sent}
      max={transfer.total}
      valueText={`${fileSize(Math.min(transfer.sent, transfer.total))} of ${fileSize(transfer.total)}`}
    />
  );
}
