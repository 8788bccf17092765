type State = { isPublished: boolean; publishedAt: Date | null };

/**
 * Returns a post's publication date after a change. `asked`: undefined keeps it, null means now. A post that was public
 * keeps its first date, so that hiding an article for an hour does not make it new again.
 */
export function publicFrom(before: State, asked: Date | null | undefined, published: boolean, now: Date): Date | null {
  const since = before.publishedAt && before.publishedAt <= now ? before.publishedAt : null;
  if (!published) return asked ?? since;
  if (asked) return asked;
  if (asked === undefined && before.isPublished) return before.publishedAt ?? now;
  return since ?? now;
}
