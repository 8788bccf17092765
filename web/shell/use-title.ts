import { useEffect } from "react";
import { documentTitle } from "../../worker/contract/document-title";

/** Sets the document's title: `Dashboard · Longroll`. Null leaves it unchanged. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = documentTitle(title);
  }, [title]);
}
