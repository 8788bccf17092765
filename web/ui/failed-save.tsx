import { Alert } from "./alert";
import { Button } from "./button";

export type SaveFailure = {
  message: string;
  /** Somebody else has saved meanwhile. */
  stale: boolean;
};

type FailedSaveProps = { failure: SaveFailure; onTakeNewer: () => void; onSaveOver: () => void };

/** Why a form was not saved, and the two ways on where somebody else came first. */
export function FailedSave({ failure, onTakeNewer, onSaveOver }: FailedSaveProps) {
  return (
    <Alert
      tone={failure.stale ? "warning" : "danger"}
      live
      action={
        failure.stale ? (
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={onTakeNewer}>
              Take the newer version
            </Button>
            <Button size="sm" onClick={onSaveOver}>
              Save mine over it
            </Button>
          </span>
        ) : undefined
      }
    >
      {failure.message}
    </Alert>
  );
}
