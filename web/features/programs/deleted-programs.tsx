import { PROGRAM_KEPT_DAYS } from "../../../worker/contract/programs-limits";
import { exactTime, relativeTime } from "../../lib/format";
import { RestorableList } from "../../ui/restorable-list";
import { NO_FILTERS, useAdminPrograms } from "./admin-programs-query";
import { useRestore } from "./use-program-changes";

/** What can still be brought back; nothing is shown where there is nothing. */
export function DeletedPrograms({ onRestored }: { onRestored: () => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAdminPrograms({
    ...NO_FILTERS,
    status: "deleted",
  });
  const restore = useRestore(onRestored);
  if (!data?.length) return null;
  return (
    <RestorableList
      days={PROGRAM_KEPT_DAYS}
      items={data.map(({ id, title, deletedAt }) => ({ id, title, deleted: <DeletedAt instant={deletedAt} /> }))}
      busy={restore.isPending ? restore.variables : null}
      onRestore={(id) => restore.mutate(id)}
      more={hasNextPage ? { busy: isFetchingNextPage, onMore: () => void fetchNextPage() } : null}
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
