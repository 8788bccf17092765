import type { ValidationRule } from "../../../../worker/contract/validation";
import { useDeleteRule, useRestoreRule } from "../../../data/validation";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

/** Deletes a rule at once; the toast brings it back. */
export function useRemoveRule({ id, name }: ValidationRule, onDeleted: () => void) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const removal = useDeleteRule();
  const restoring = useRestoreRule();
  // Promises, because the row and what it listens to are gone before the second settles.
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
