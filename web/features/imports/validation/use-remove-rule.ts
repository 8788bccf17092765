import type { ValidationRule } from "../../../../worker/contract/validation";
import { useDeleteRule, useRestoreRule } from "../../../data/validation";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

/** Deletes a rule immediately; the toast offers to undo it. */
export function useRemoveRule({ id, name }: ValidationRule, onDeleted: () => void) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const removal = useDeleteRule();
  const restoring = useRestoreRule();
  // Uses promises because the row and its callbacks are unmounted before the second request settles.
  const bringBack = () =>
    restoring.mutateAsync(id).then(
      () => toast({ title: "Validation Rule Restored", description: `“${name}” is back.`, tone: "success" }),
      (error: unknown) => toastFailure(error, "The rule could not be brought back."),
    );
  const remove = () =>
    removal.mutateAsync(id).then(
      () => {
        toast({
          title: "Validation Rule Deleted",
          description: `“${name}” is not held against documents any more.`,
          tone: "success",
          action: { label: "Undo", onAction: () => void bringBack() },
        });
        onDeleted();
      },
      (error: unknown) => toastFailure(error, "The rule was not deleted."),
    );
  return { removing: removal.isPending, remove: () => void remove() };
}
