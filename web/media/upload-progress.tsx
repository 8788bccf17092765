import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ProgressBar } from "../ui/progress-bar";
import type { MediaUpload } from "./use-media-upload";

/** An upload's progress with Cancel, or its error with Try again. Nothing when idle. */
export function UploadProgress({ upload }: { upload: MediaUpload }) {
  const { state, retry, cancel } = upload;
  if (state.status === "idle") return null;
  if (state.status === "failed") {
    return (
      <Alert
        tone="danger"
        live
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={retry}>
              Try again
            </Button>
            <Button variant="quiet" size="sm" onClick={cancel}>
              Remove
            </Button>
          </span>
        }
      >
        {state.message}
      </Alert>
    );
  }
  const names = state.files.map(({ name }) => name).join(", ");
  return (
    <div className="flex items-end gap-3">
      <ProgressBar className="min-w-0 flex-1" label={`Uploading ${names}`} value={Math.round(state.share * 100)} />
      <Button variant="quiet" size="sm" onClick={cancel}>
        Cancel<span className="sr-only"> upload</span>
      </Button>
    </div>
  );
}
