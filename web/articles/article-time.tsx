import { useAnswers } from "../lib/answers";
import { exactTime, relativeTime } from "../lib/format";
import { useHydrated } from "../lib/use-hydrated";

/** How old an article is. The exact instant is in the reader's own zone, which the server does not know. */
export function ArticleTime({ at }: { at: string }) {
  const { renderedAt } = useAnswers();
  const here = useHydrated();
  return (
    <time dateTime={at} title={here ? exactTime(at) : undefined}>
      {relativeTime(at, here ? Date.now() : (renderedAt ?? Date.now()))}
    </time>
  );
}
