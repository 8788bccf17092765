import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { useAdminWorkouts } from "../../../data/admin-workouts";
import { exactTime, relativeTime } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { RestorableList } from "../../../ui/restorable-list";
import { useBringBack } from "./use-bring-back";

/** Deleted workouts that can be restored; nothing if there are none. */
export function DeletedWorkouts() {
  const list = useAdminWorkouts({ deleted: true });
  const { busy, bringBack } = useBringBack();
  if (!list.data?.length) return null;
  return (
    <RestorableList
      days={RESTORABLE_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({ id, title, deleted: <DeletedAt instant={deletedAt} /> }))}
      busy={busy}
      onRestore={bringBack}
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
