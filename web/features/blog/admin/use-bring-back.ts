import { useRestorePost } from "../../../data/admin-blog";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

/** Restores a deleted post and shows a toast. */
export function useBringBack() {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const restore = useRestorePost();
  return {
    busy: restore.isPending ? restore.variables : null,
    bringBack: (id: number) =>
      restore.mutate(id, {
        onSuccess: ({ title }) => {
          toast({ title: "Success", description: `“${title}” is back.`, tone: "success" });
          document.getElementById("existing-posts")?.focus({ preventScroll: true });
        },
        onError: (error) => toastFailure(error, "The post could not be brought back."),
      }),
  };
}
