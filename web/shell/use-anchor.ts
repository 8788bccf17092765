import { useEffect } from "react";

/** Brings the section into sight that the address names: the page comes after the browser has looked for it. */
export function useAnchor(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
