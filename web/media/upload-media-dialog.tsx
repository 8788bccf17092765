import { type RefObject, useState } from "react";
import type { StoredMedia } from "../../worker/contract/media";
import { megabytes } from "../../worker/contract/media-limits";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { FileDrop } from "../ui/file-drop";
import { ProgressBar } from "../ui/progress-bar";
import { Refusal } from "../ui/refusal";
import { useToast } from "../ui/toast-context";
import { acceptOf, DEFAULT_RULES, type MediaRules, refusalOf, tooMany } from "./media-files";
import { useMediaUpload } from "./use-media-upload";

type UploadMediaDialogProps = Partial<MediaRules> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the stored files after the dialog has closed. */
  onUploaded: (media: StoredMedia[]) => void;
  /** Receives the focus afterwards, instead of the button that opened the dialog. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** Chooses, shows and uploads files. Stays open on failure, closes when done. */
export function UploadMediaDialog({ open, onOpenChange, onUploaded, finalFocus, ...given }: UploadMediaDialogProps) {
  const { toast } = useToast();
  const [files, setFiles] = useState<File[]>([]);
  const rules: MediaRules = { ...DEFAULT_RULES, ...given };
  const close = () => {
    setFiles([]);
    onOpenChange(false);
  };
  const upload = useMediaUpload({
    onUploaded: (media) => {
      close();
      onUploaded(media);
    },
  });
  const { state } = upload;
  const busy = state.status === "uploading";
  const cancel = () => {
    upload.cancel();
    close();
  };
  const choose = (chosen: File[]) => {
    const refusal = refusalOf(chosen, rules);
    if (refusal) return toast(refusal);
    upload.cancel();
    setFiles(chosen);
    toast({ title: "File selected", description: "File selected successfully." });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : cancel())}
      title="Upload Media"
      finalFocus={finalFocus}
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button
            disabled={files.length === 0}
            busy={busy}
            busyLabel="Uploading..."
            onClick={() => (state.status === "failed" ? upload.retry() : upload.start(files))}
          >
            Upload
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <FileDrop
          label={labelOf(rules)}
          help={`Up to ${megabytes(rules.maxBytes)} MB${rules.maxFiles > 1 ? ` each, ${rules.maxFiles} at most` : ""}.`}
          accept={acceptOf(rules)}
          maxFiles={rules.maxFiles}
          maxBytes={rules.maxBytes}
          minBytes={1}
          files={files}
          disabled={busy}
          onFiles={choose}
          onReject={([first]) => {
            if (!first) return;
            const refusal = first.reason === "count" ? tooMany(rules) : refusalOf([first.file], rules);
            toast(refusal ?? { title: "Upload failed", description: first.message, tone: "destructive" });
          }}
          onRemove={(_, index) => {
            upload.cancel();
            setFiles(files.filter((_, each) => each !== index));
          }}
        />
        <UploadStanding state={state} />
      </div>
    </Dialog>
  );
}

function UploadStanding({ state }: { state: ReturnType<typeof useMediaUpload>["state"] }) {
  if (state.status === "uploading") return <ProgressBar label="Uploading" value={Math.round(state.share * 100)} />;
  return <Refusal>{state.status === "failed" && state.message}</Refusal>;
}

function labelOf({ kinds, maxFiles }: MediaRules): string {
  const many = maxFiles > 1;
  if (kinds.length > 1) return many ? "Photos and videos" : "Photo or video";
  if (kinds[0] === "image") return many ? "Photos" : "Photo";
  return many ? "Videos" : "Video";
}
