import { lazyCode } from "../../ui/lazy-code";
import { Skeleton } from "../../ui/skeleton";
import { useLazyCode } from "../../ui/use-lazy-code";

const code = lazyCode(async () => (await import("./history-import")).HistoryImport);

/** Loads the import's code after the page, as most people open the page for something else. */
export function HistorySection({ memberId = null }: { memberId?: string | null }) {
  const HistoryImport = useLazyCode(code, true, () => {});
  return HistoryImport ? <HistoryImport memberId={memberId} /> : <Skeleton className="h-44 w-full" />;
}
