import { useEffect } from "react";
import { brand } from "../../worker/contract/brand";

/** The document's title while a page is shown: `Dashboard · Longroll`, or the bare name on the front page. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
