import { useLocation } from "react-router-dom";
import { type PageName, type PageParams, pageAt } from "../../worker/contract/addresses";

/** Returns the current address's parameters: `usePageParams("workout").id`. */
export function usePageParams<Name extends PageName>(name: Name): PageParams<Name> {
  const { pathname } = useLocation();
  const found = pageAt(pathname, true);
  if (found?.name !== name) throw new Error(`${name} is shown at an address that is not its own`);
  return Object.fromEntries(
    Object.entries(found.params).map(([part, text]) => [part, readable(text)]),
  ) as PageParams<Name>;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
