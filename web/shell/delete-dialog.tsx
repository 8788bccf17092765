import type { UseMutationResult } from "@tanstack/react-query";
import { useToast } from "../ui/toast-context";
import { ConfirmChange } from "./confirm-change";
import { useFailureToast } from "./use-failure-toast";

type DeleteDialogProps<Thing, Answer> = {
  /** The item to delete; null keeps the dialog closed. */
  thing: Thing | null;
  title: string;
  description: string;
  remove: UseMutationResult<Answer, Error, number>;
  deleted: { title: string; description: string };
  /** Restores it, if possible. */
  onUndo?: (thing: Thing) => void;
  failed: string;
  onClose: () => void;
  onDeleted: (thing: Thing) => void;
};

/** Confirms a deletion and reports its result. */
export function DeleteDialog<Thing extends { id: number }, Answer>(props: DeleteDialogProps<Thing, Answer>) {
  const { thing, title, description, remove, deleted, onUndo, failed, onClose, onDeleted } = props;
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const confirm = () => {
    if (!thing) return;
    remove.mutate(thing.id, {
      onSuccess: () => {
        const action = onUndo ? { action: { label: "Undo", onAction: () => onUndo(thing) } } : {};
        toast({ ...deleted, ...action, tone: "success" });
        onDeleted(thing);
      },
      onError: (error) => toastFailure(error, failed),
    });
  };
  return (
    <ConfirmChange
      open={thing !== null}
      onClose={onClose}
      title={title}
      description={description}
      confirmLabel="Delete"
      change={remove}
      busyLabel="Deleting…"
      failed={failed}
      onConfirm={confirm}
    />
  );
}
