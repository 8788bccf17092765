import { RotateCcw } from "lucide-react";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { NO_FILTERS, useAdminPrograms } from "./admin-programs-query";
import { useRestore } from "./use-program-changes";

/** What can still be brought back; nothing is shown where there is nothing. */
export function DeletedPrograms({ onRestored }: { onRestored: () => void }) {
  const { data } = useAdminPrograms({ ...NO_FILTERS, status: "deleted" });
  const restore = useRestore(onRestored);
  if (!data?.length) return null;
  return (
    <Disclosure summary={`Deleted in the last 30 days (${data.length})`}>
      <ul className="divide-y divide-line">
        {data.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 font-semibold">{title}</span>
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCcw aria-hidden />}
              busy={restore.isPending && restore.variables === id}
              onClick={() => restore.mutate(id)}
            >
              Bring back<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
