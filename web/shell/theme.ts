import { keepText, keptText } from "../lib/browser/kept-text";
import { listeners } from "../lib/browser/listeners";

export type Theme = "system" | "light" | "dark";

const KEY = "longroll-theme";
const changes = listeners();

export function readTheme(): Theme {
  const kept = keptText("device", KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function setTheme(theme: Theme): void {
  // Where storage is forbidden, the choice lasts as long as the page.
  keepText("device", KEY, theme === "system" ? null : theme);
  paint(theme);
  changes.tell();
}

export function onThemeChange(listener: () => void): () => void {
  const stop = changes.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    stop();
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
