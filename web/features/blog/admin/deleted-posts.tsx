import { BLOG_KEPT_DAYS } from "../../../../worker/contract/blog-limits";
import { listState } from "../../../lib/list-state";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { RestorableList } from "../../../ui/restorable-list";
import { useToast } from "../../../ui/toast-context";
import { useAdminPosts, useRestorePost } from "./admin-blog-queries";
import { createdDate } from "./created-date";

/** What can still be brought back; nothing is shown where there is nothing. */
export function DeletedPosts() {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const list = useAdminPosts({ deleted: true });
  const restore = useRestorePost();
  if (!list.data?.length) return null;
  const bringBack = (id: number) =>
    restore.mutate(id, {
      onSuccess: ({ title }) => {
        toast({ title: "Success", description: `“${title}” is back.`, tone: "success" });
        document.getElementById("existing-posts")?.focus({ preventScroll: true });
      },
      onError: (error) => toastFailure(error, "The post could not be brought back."),
    });
  return (
    <RestorableList
      days={BLOG_KEPT_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({
        id,
        title,
        deleted: <>deleted {createdDate(deletedAt)}</>,
      }))}
      busy={restore.isPending ? restore.variables : null}
      onRestore={bringBack}
      more={listState(list).more}
    />
  );
}
