import { lazyCode } from "../../ui/lazy-code";
import { Skeleton } from "../../ui/skeleton";
import { useLazyCode } from "../../ui/use-lazy-code";

const code = lazyCode(async () => (await import("./history-import")).HistoryImport);

/** Bringing a log in, far down a page that most people open for something else: its code comes after the page. */
export function HistorySection({ memberId = null }: { memberId?: string | null }) {
  const HistoryImport = useLazyCode(code, true, () => {});
  return HistoryImport ? <HistoryImport memberId={memberId} /> : <Skeleton className="h-44 w-full" />;
}
