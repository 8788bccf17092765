import { useEffect } from "react";
import { documentTitle } from "../../worker/contract/document-title";

/** The document's title while a page is shown: `Dashboard · Longroll`. Null leaves it to somebody else. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = documentTitle(title);
  }, [title]);
}
