import { useEffect, useState } from "react";

/** The pause in typing after which the search goes out. */
const SEARCH_AFTER_MS = 300;

/** What is typed is shown at once and searched for after a pause; a search that changes from elsewhere is shown too. */
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
