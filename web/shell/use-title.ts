import { useEffect } from "react";
import { documentTitle } from "../../worker/contract/document-title";

/** The document's title while a page is shown: `Dashboard · Longroll`. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
