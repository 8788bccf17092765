import { FileText, Upload, X } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { FieldError } from "./field";
import { type FileRejection, type FileRules, sortFiles } from "./file-drop-rules";
import { fileSize } from "./file-size";
import { IconButton } from "./icon-button";

type FileDropProps = FileRules & {
  /** What is wanted, such as "Training documents". Also names the file button. */
  label: string;
  help?: ReactNode;
  files: readonly File[];
  onFiles: (files: File[]) => void;
  onReject?: (rejections: FileRejection[]) => void;
  /** Overrides the text of a refusal. */
  refusalText?: (rejection: FileRejection) => string;
  onRemove?: (file: File, index: number) => void;
  /** Formats a file's size; by default in a fitting unit. */
  sizeText?: (bytes: number) => string;
  error?: string | undefined;
  disabled?: boolean;
};

/** A drop zone with a file button that does the same. Controlled; it keeps no files itself. */
export function FileDrop(props: FileDropProps) {
  const { label, help, files, onFiles, onReject, refusalText, onRemove, error } = props;
  const { disabled = false, sizeText = fileSize, accept, maxBytes, minBytes, maxFiles } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<FileRejection[]>([]);

  function take(list: FileList | null) {
    if (disabled || !list?.length) return;
    const single = maxFiles === 1;
    const sorted = sortFiles(Array.from(list), { accept, maxBytes, minBytes, maxFiles }, single ? 0 : files.length);
    setRefused(sorted.refused);
    if (sorted.kept.length) onFiles(single ? sorted.kept : [...files, ...sorted.kept]);
    // Called last, so that the refusal is the announcement that is heard.
    if (sorted.refused.length) onReject?.(sorted.refused);
    // Cleared, so that the same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  function dragging(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <label
        htmlFor={id}
        onDragEnter={dragging}
        onDragOver={dragging}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={cx(
          ZONE,
          over ? "border-accent bg-accent-soft" : "border-line-strong hover:border-ink",
          disabled && "cursor-not-allowed opacity-60",
          error && "border-danger",
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className="sr-only"
          accept={accept}
          multiple={maxFiles !== 1}
          disabled={disabled}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help ${id}-problems`}
          onChange={(event) => take(event.target.files)}
        />
        <Upload aria-hidden className="size-7 text-accent" strokeWidth={1.75} />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">
            {label}: drop here or <span className="link">choose {maxFiles === 1 ? "a file" : "files"}</span>
          </span>
          <span id={`${id}-help`} className="text-muted text-sm">
            {help ?? (maxBytes === undefined ? null : `Up to ${fileSize(maxBytes)} each`)}
          </span>
        </span>
      </label>
      <div id={`${id}-problems`} role="alert" className="grid gap-1 empty:hidden">
        {error ? <FieldError>{error}</FieldError> : null}
        {refused.map((one) => (
          <FieldError key={`${one.file.name}${one.file.size}`}>{refusalText?.(one) ?? one.message}</FieldError>
        ))}
      </div>
      {files.length ? <Files files={files} sizeText={sizeText} disabled={disabled} onRemove={onRemove} /> : null}
    </div>
  );
}

type FilesProps = Required<Pick<FileDropProps, "files" | "sizeText" | "disabled">> & Pick<FileDropProps, "onRemove">;

function Files({ files, sizeText, disabled, onRemove }: FilesProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {files.map((file, index) => (
        <li key={`${file.name}${file.size}${file.lastModified}`} className="flex items-center gap-3 py-1">
          <FileText aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
          <bdi className="min-w-0 flex-1 truncate">{file.name}</bdi>
          <span className="text-muted text-sm tabular-nums">{sizeText(file.size)}</span>
          {onRemove ? (
            <IconButton
              label={`Remove ${file.name}`}
              icon={<X aria-hidden />}
              disabled={disabled}
              onClick={() => onRemove(file, index)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const ZONE =
  "flex min-h-28 cursor-pointer items-center gap-4 rounded-md border border-dashed bg-raised px-5 py-6 transition-colors " +
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";
