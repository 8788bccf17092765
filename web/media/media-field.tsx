import { Upload } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../ui/icon-button";
import { lazyCode } from "../ui/lazy-code";
import { openedLater } from "../ui/opened-later";
import type { Attachment, ShownMedia } from "./attachment";
import { MediaButton } from "./media-button";
import { isHeic, kindOfFile } from "./media-files";
import { MediaPreview } from "./media-preview";
import { UploadProgress } from "./upload-progress";

const UploadMediaDialog = openedLater(lazyCode(async () => (await import("./upload-media-dialog")).UploadMediaDialog));

type MediaFieldProps = {
  attachment: Attachment;
  media: ShownMedia | null;
  onRemove: () => void;
  disabled?: boolean;
  size?: "sm" | "md";
  /** Also offers the dialog, into which files can be dropped. */
  withDialog?: boolean;
  /** Beside the buttons. */
  children?: ReactNode;
};

/** Adds a photo or video to a text: shows it while it uploads, and lets it be removed. */
export function MediaField(props: MediaFieldProps) {
  const { attachment, media, onRemove, disabled = false, size = "md", withDialog = false, children } = props;
  const { upload, isOpen, take } = attachment;
  const buttons = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [dropping, setDropping] = useState(false);
  useFocusOnStored(preview, media?.mediaUrl);
  const isDisabled = disabled || isOpen || media !== null;

  function remove() {
    // The buttons must be enabled again before one takes the focus from the removed preview.
    flushSync(onRemove);
    buttons.current?.querySelector("button")?.focus();
  }

  const chosen = upload.state.status === "idle" ? undefined : upload.state.files[0];
  return (
    <>
      <div ref={preview} className="grid grid-cols-1 gap-2 empty:hidden">
        {media ? (
          <MediaPreview src={media.mediaUrl} mediaType={media.mediaType} alt={ALT[media.mediaType]} onRemove={remove} />
        ) : chosen ? (
          <ChosenFile file={chosen} />
        ) : null}
        <UploadProgress upload={upload} />
      </div>
      <div ref={buttons} className="flex flex-wrap items-center gap-2">
        <MediaButton kind="image" size={size} disabled={isDisabled} onFiles={upload.start} />
        <MediaButton kind="video" size={size} disabled={isDisabled} onFiles={upload.start} />
        {withDialog ? (
          <IconButton
            ref={opener}
            label="Upload Media"
            icon={<Upload aria-hidden />}
            disabled={isDisabled}
            onClick={() => setDropping(true)}
          />
        ) : null}
        {children}
      </div>
      {withDialog ? (
        <UploadMediaDialog
          open={dropping}
          onOpenChange={setDropping}
          finalFocus={media ? preview : opener}
          onUploaded={([stored]) => take(stored)}
        />
      ) : null}
    </>
  );
}

const ALT = { image: "Your photo", video: "Your video" };

/** Previews the chosen file from this device while it uploads. */
function ChosenFile({ file }: { file: File }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const kind = kindOfFile(file);
  // Only Apple's browser shows HEIC; such pictures are converted while uploading.
  return src && kind && !isHeic(file) ? <MediaPreview src={src} mediaType={kind} alt={ALT[kind]} /> : null;
}

/** The button used is disabled by then, so focus moves to the remove button, unless the user is typing. */
function useFocusOnStored(preview: { current: HTMLElement | null }, stored: string | undefined) {
  const before = useRef(stored);
  useEffect(() => {
    const previous = before.current;
    before.current = stored;
    if (previous !== undefined || stored === undefined) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(":disabled"))
      preview.current?.querySelector("button")?.focus();
  }, [preview, stored]);
}
