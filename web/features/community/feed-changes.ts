import type { QueryClient } from "@tanstack/react-query";
import { KEYS } from "../../data/keys";
import { caughtUp, type Pages, rowsOf, withChanged, withNew, without, withPlaced } from "./paged-cache";
import { isSending, type ShownPost } from "./shown-post";

type Feed = Pages<ShownPost>;

type Update = (feed: Feed | undefined) => Feed | undefined;

/** Changes the shown feed in the query cache, without refetching. */
function change(client: QueryClient, update: Update): void {
  const apply = () => void client.setQueryData<Feed>(KEYS.posts, update);
  apply();
  // A page being loaded will be joined to the data from before the change, so every update must be repeatable.
  const query = client.getQueryCache().find({ queryKey: KEYS.posts });
  if (query?.state.fetchStatus === "fetching") query.promise?.then(apply, apply);
}

const changeWaiting = (client: QueryClient, update: (posts: ShownPost[]) => ShownPost[]) =>
  client.setQueryData<ShownPost[]>(KEYS.waitingPosts, (posts = []) => update(posts));

export const feedOf = (client: QueryClient) => client.getQueryData<Feed>(KEYS.posts);
const waitingOf = (client: QueryClient) => client.getQueryData<ShownPost[]>(KEYS.waitingPosts) ?? [];

export function findPost(client: QueryClient, id: number): ShownPost | undefined {
  return [...rowsOf(feedOf(client)), ...waitingOf(client)].find((post) => post.id === id);
}

export function changePost(client: QueryClient, id: number, update: (post: ShownPost) => ShownPost): void {
  change(client, (feed) => withChanged(feed, id, update));
  if (waitingOf(client).some((post) => post.id === id))
    changeWaiting(client, (posts) => posts.map((post) => (post.id === id ? update(post) : post)));
}

/** Same for data with a revision, which may arrive late and be older than what is shown. */
export function changeNewer(
  client: QueryClient,
  id: number,
  news: Partial<ShownPost> & Pick<ShownPost, "revision">,
): void {
  changePost(client, id, (post) => (news.revision < post.revision ? post : { ...post, ...news }));
}

export function dropPost(client: QueryClient, id: number): void {
  change(client, (feed) => without(feed, id));
  if (waitingOf(client).some((post) => post.id === id))
    changeWaiting(client, (posts) => posts.filter((post) => post.id !== id));
}

export function addPost(client: QueryClient, post: ShownPost): void {
  change(client, (feed) => withNew(feed, post, "start"));
  if (!isSending(post)) changeWaiting(client, (posts) => posts.filter(({ id }) => id !== post.id));
}

/** Inserts a restored post by its time. */
export function placePost(client: QueryClient, post: ShownPost): void {
  change(client, (feed) => withPlaced(feed, post));
}

/** Holds back a post by somebody else until the member wants to see it, unless the feed is empty. */
export function holdBackPost(client: QueryClient, post: ShownPost): void {
  if (findPost(client, post.id)) return;
  if (rowsOf(feedOf(client)).length === 0) addPost(client, post);
  else changeWaiting(client, (posts) => [post, ...posts]);
}

export function showHeldBack(client: QueryClient): void {
  const waiting = waitingOf(client);
  for (const post of [...waiting].reverse()) addPost(client, post);
  client.setQueryData<ShownPost[]>(KEYS.waitingPosts, []);
}

/** Merges a fresh feed after missed broadcasts: changes at once, new posts behind the pill. */
export function catchUp(client: QueryClient, fresh: Feed): void {
  const shown = feedOf(client);
  if (!shown) return;
  const sending = rowsOf(shown).filter(isSending);
  const settled = { ...shown, pages: shown.pages.map((page) => ({ ...page, items: page.items.filter(isSettled) })) };
  const result = caughtUp(settled, fresh);
  const data = withShown(result?.data ?? fresh, rowsOf(shown));
  client.setQueryData<Feed>(
    KEYS.posts,
    sending.reduce<Feed>((feed, post) => withNew(feed, post, "start") ?? feed, data),
  );
  client.setQueryData<ShownPost[]>(KEYS.waitingPosts, result?.newer ?? []);
}

const isSettled = (post: ShownPost) => !isSending(post);

/** Keeps broadcast states that are newer than the fresh feed. */
function withShown(feed: Feed, shown: ShownPost[]): Feed {
  const before = new Map(shown.map((post) => [post.id, post]));
  const joined = (post: ShownPost): ShownPost => {
    const known = before.get(post.id);
    return known && known.revision > post.revision ? known : post;
  };
  return { ...feed, pages: feed.pages.map((page) => ({ ...page, items: page.items.map(joined) })) };
}
