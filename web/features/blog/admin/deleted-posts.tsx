import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { useAdminPosts } from "../../../data/admin-blog";
import { listState } from "../../../lib/http/list-state";
import { RestorableList } from "../../../ui/restorable-list";
import { createdDate } from "./created-date";
import { useBringBack } from "./use-bring-back";

/** Deleted posts that can be restored; nothing if there are none. */
export function DeletedPosts() {
  const list = useAdminPosts({ deleted: true });
  const { busy, bringBack } = useBringBack();
  if (!list.data?.length) return null;
  return (
    <RestorableList
      days={RESTORABLE_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({
        id,
        title,
        deleted: <>deleted {createdDate(deletedAt)}</>,
      }))}
      busy={busy}
      onRestore={bringBack}
      more={listState(list).more}
    />
  );
}
