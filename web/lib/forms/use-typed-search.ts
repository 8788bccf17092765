import { useEffect, useState } from "react";

/** Pause in typing before the search starts. */
const SEARCH_AFTER_MS = 300;

/** State of a search field: typing shows at once and is applied after a pause; outside changes are shown, too. */
export function useTypedSearch<Filters extends { search: string }>(
  filters: Filters,
  onChange: (filters: Filters) => void,
) {
  const [typed, setTyped] = useState(filters.search);
  const [seen, setSeen] = useState(filters.search);
  if (filters.search !== seen) {
    setSeen(filters.search);
    if (filters.search !== typed.trim()) setTyped(filters.search);
  }
  useEffect(() => {
    if (typed.trim() === filters.search) return;
    const timer = setTimeout(() => onChange({ ...filters, search: typed.trim() }), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, filters, onChange]);
  return [typed, setTyped] as const;
}
