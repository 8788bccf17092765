import { RESTORABLE_DAYS } from "../../../worker/contract/restorable";
import { NO_FILTERS, useAdminPrograms } from "../../data/admin-programs";
import { exactTime, relativeTime } from "../../lib/format/format";
import { listState } from "../../lib/http/list-state";
import { useRestore } from "../../training/weeks/use-program-changes";
import { RestorableList } from "../../ui/restorable-list";

/** Deleted weeks that can be restored; nothing if there are none. */
export function DeletedPrograms({ onRestored }: { onRestored: () => void }) {
  const list = useAdminPrograms({ ...NO_FILTERS, status: "deleted" });
  const restore = useRestore(onRestored);
  if (!list.data?.length) return null;
  return (
    <RestorableList
      days={RESTORABLE_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({ id, title, deleted: <DeletedAt instant={deletedAt} /> }))}
      busy={restore.isPending ? restore.variables : null}
      onRestore={(id) => restore.mutate(id)}
      more={listState(list).more}
    />
  );
}

function DeletedAt({ instant }: { instant: string | null }) {
  return instant ? (
    <time dateTime={instant} title={exactTime(instant)}>
      deleted {relativeTime(instant)}
    </time>
  ) : null;
}
