import type { QueryClient } from "@tanstack/react-query";
import type { Role } from "../../../../worker/contract/account";
import type { CommentChange, ThreadComment } from "../../../../worker/contract/community";
import { mayDo } from "../../../../worker/contract/rights";
import { type CommentPlace, commentsKey } from "../../../data/keys";
import { type Pages, rowsOf, withChanged, withNew, without } from "../paged-cache";

/** A comment on the screen. One being sent has a negative id. */
export type ShownComment = ThreadComment;

type ShownThread = Pages<ShownComment>;

export const isSendingComment = ({ id }: { id: number }) => id < 0;

/** Changes a loaded thread; others are read when they are opened. */
function change(
  client: QueryClient,
  place: CommentPlace,
  update: (thread: ShownThread | undefined) => ShownThread | undefined,
) {
  const key = commentsKey(place);
  const apply = () => void client.setQueryData<ShownThread>(key, update);
  apply();
  const query = client.getQueryCache().find({ queryKey: key });
  if (query?.state.fetchStatus === "fetching") query.promise?.then(apply, apply);
}

export const addComment = (client: QueryClient, place: CommentPlace, comment: ShownComment) =>
  change(client, place, (thread) => withNew(thread, comment, "end"));

export const dropComment = (client: QueryClient, place: CommentPlace, id: number) =>
  change(client, place, (thread) => without(thread, id));

export const changeComment = (
  client: QueryClient,
  place: CommentPlace,
  id: number,
  update: (comment: ShownComment) => ShownComment,
) => change(client, place, (thread) => withChanged(thread, id, update));

/**
 * Applies a change to a thread. `maySee` returns whether the reader sees an author's comments that reports have hidden.
 */
export function applyCommentChange(
  client: QueryClient,
  place: CommentPlace,
  news: CommentChange,
  maySee: (authorId: string | null) => boolean,
): void {
  change(client, place, (thread) => {
    if (news.kind === "removed") return without(thread, news.id);
    if (news.kind === "hidden") {
      return withChanged(thread, news.id, (comment) =>
        maySee(news.userId) ? { ...comment, isHidden: true } : veiled(comment),
      );
    }
    const before = rowsOf(thread).find(({ id }) => id === news.comment.id);
    return withNew(thread, { ...news.comment, hasReported: before?.hasReported ?? false }, "end");
  });
}

const veiled = (comment: ShownComment): ShownComment => ({
  ...comment,
  isHidden: true,
  userId: null,
  user: null,
  content: "",
  editedAt: null,
});

/** Applies a broadcast to a thread. A comment being sent from here comes with its own answer. */
export function applyComment(
  client: QueryClient,
  place: CommentPlace,
  news: CommentChange,
  reader: { id: string; role: Role },
): void {
  const own = news.kind === "added" && news.comment.userId === reader.id;
  const sending = rowsOf(client.getQueryData<ShownThread>(commentsKey(place))).some(isSendingComment);
  if (own && sending) return;
  applyCommentChange(client, place, news, (authorId) => authorId === reader.id || mayDo(reader.role, "moderation"));
}

export type Thread = { root: ShownComment; replies: ShownComment[] };

/** Groups comments into threads with replies, oldest first; pinned threads come first. */
export function threadsOf(comments: ShownComment[]): Thread[] {
  const inOrder = [...new Map(comments.map((comment) => [comment.id, comment])).values()].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  // A reply may be broadcast before its thread's page is loaded; it comes again with that page.
  return inOrder
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({
      root,
      replies: inOrder.filter(({ parentId }) => parentId === root.id).sort((a, b) => pinnedFirst([a], [b])),
    }))
    .sort((a, b) => pinnedFirst([a.root, ...a.replies], [b.root, ...b.replies]));
}

const isPinned = (comments: ShownComment[]) => comments.some((comment) => comment.isPinned);
const pinnedFirst = (a: ShownComment[], b: ShownComment[]) => Number(isPinned(b)) - Number(isPinned(a));

/** Sorts comments being sent last, in the order of sending. */
const placeOf = ({ id }: ShownComment) => (id < 0 ? 2 ** 50 - id : id);
