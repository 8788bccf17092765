import { useHydrated } from "../lib/browser/use-hydrated";
import { exactTime, relativeTime } from "../lib/format/format";
import { usePageFacts } from "../lib/http/page-data";

/** Shows an article's age. The exact time is in the reader's own zone, which the server does not know. */
export function ArticleTime({ at }: { at: string }) {
  const { renderedAt } = usePageFacts();
  const here = useHydrated();
  return (
    <time dateTime={at} title={here ? exactTime(at) : undefined}>
      {relativeTime(at, here ? Date.now() : (renderedAt ?? Date.now()))}
    </time>
  );
}
