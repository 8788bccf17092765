export type Theme = "system" | "light" | "dark";

const KEY = "longroll-theme";
const listeners = new Set<() => void>();

export function readTheme(): Theme {
  const kept = stored();
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function setTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  paint(theme);
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Applies the stored theme, and changes made in other tabs. */
export function startTheme(): void {
  paint(readTheme());
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) paint(readTheme());
  });
}

function paint(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
