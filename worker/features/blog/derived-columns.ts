import { SAFE_HTML_VERSION } from "./safe-html-version";
import { searchTextOf } from "./search-text";

type Written = { title: string; excerpt: string | null; content: string };

/** Returns the columns computed from a post's text, stored with it. */
export async function derivedColumns(post: Written) {
  const { renderMarkdown } = await import("./render-markdown");
  const { html, readTime } = renderMarkdown(post.content);
  return {
    contentHtml: html,
    htmlVersion: SAFE_HTML_VERSION,
    computedReadTime: readTime,
    searchText: searchTextOf(post),
  };
}
