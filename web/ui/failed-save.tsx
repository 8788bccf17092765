import { Alert } from "./alert";
import { Button } from "./button";

export type SaveFailure = {
  message: string;
  /** Whether somebody else has saved meanwhile. */
  stale: boolean;
};

type FailedSaveProps = { failure: SaveFailure; onTakeNewer: () => void; onSaveOver: () => void };

/** Says why a form was not saved; after another's save, it offers both ways on. */
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
