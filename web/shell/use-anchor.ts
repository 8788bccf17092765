import { useEffect } from "react";

/** Scrolls to the section in the address: it is rendered after the browser looked for it. */
export function useAnchor(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
