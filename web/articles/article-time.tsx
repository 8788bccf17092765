import { useHydrated } from "../lib/browser/use-hydrated";
import { exactTime, relativeTime } from "../lib/format/format";
import { usePageFacts } from "../lib/http/page-data";

/** How old an article is. The exact instant is in the reader's own zone, which the server does not know. */
export function ArticleTime({ at }: { at: string }) {
  const { renderedAt } = usePageFacts();
  const here = useHydrated();
  return (
    <time dateTime={at} title={here ? exactTime(at) : undefined}>
      {relativeTime(at, here ? Date.now() : (renderedAt ?? Date.now()))}
    </time>
  );
}
