import { renderMarkdown } from "./render-markdown";
import { SAFE_HTML_VERSION } from "./safe-html";
import { searchTextOf } from "./search-text";

type Written = { title: string; excerpt: string | null; content: string };

/** The columns that follow from what was written: made once, when it is stored. */
export function derivedColumns(post: Written) {
  const { html, readTime } = renderMarkdown(post.content);
  return {
    contentHtml: html,
    htmlVersion: SAFE_HTML_VERSION,
    computedReadTime: readTime,
    searchText: searchTextOf(post),
  };
}
