type State = { isPublished: boolean; publishedAt: Date | null };

/**
 * From when on a post is public after a change. `asked` undefined leaves the instant as it is, null means from now on;
 * what has been public keeps its first instant, so that taking an article back for an hour does not make it news again.
 */
export function publicFrom(before: State, asked: Date | null | undefined, published: boolean, now: Date): Date | null {
  const since = before.publishedAt && before.publishedAt <= now ? before.publishedAt : null;
  if (!published) return asked ?? since;
  if (asked) return asked;
  if (asked === undefined && before.isPublished) return before.publishedAt ?? now;
  return since ?? now;
}
