import { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES, DOCUMENT_MAX_MB } from "../../../../worker/contract/imports-limits";
import { FileDrop } from "../../../ui/file-drop";
import { DOCUMENT_MIN_BYTES, zoneMessage } from "./zone-message";

type DocumentZoneProps = {
  label?: string;
  file: File | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  disabled: boolean;
  error: string | undefined;
};

/** A drop zone for one document that shows the chosen file. */
export function DocumentZone({
  label = "Workout document",
  file,
  onFile,
  onRemove,
  disabled,
  error,
}: DocumentZoneProps) {
  return (
    <FileDrop
      label={label}
      help={`One Word or Excel file (${DOCUMENT_EXTENSIONS.join(", ")}), up to ${DOCUMENT_MAX_MB} MB`}
      accept={DOCUMENT_EXTENSIONS.join(",")}
      maxBytes={DOCUMENT_MAX_BYTES}
      minBytes={DOCUMENT_MIN_BYTES}
      maxFiles={1}
      files={file ? [file] : []}
      sizeText={megabytes}
      disabled={disabled}
      error={error}
      refusalText={zoneMessage}
      onFiles={([chosen]) => chosen && onFile(chosen)}
      onRemove={onRemove}
    />
  );
}

function megabytes(bytes: number): string {
  // Never shows 0 MB for a file that has bytes.
  const size = Math.max(bytes / (1024 * 1024), bytes > 0 ? 0.01 : 0);
  return `${size.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} MB`;
}
