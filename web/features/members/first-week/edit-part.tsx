import type { ReactNode } from "react";
import type { FirstWeekContent } from "../../../../worker/contract/first-week-limits";

/** Props of each part of the form; problems are keyed by path in the content. */
export type EditProps = {
  content: FirstWeekContent;
  problems: Record<string, string>;
  onChange: (changes: Partial<FirstWeekContent>) => void;
};

/** Returns the id of the control for a path in the content. */
export const controlAt = (path: string): string => `first-week-${path}`;

/** Moves a list's item up or down by one. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  const others = items.filter((_, at) => at !== from);
  return item === undefined ? [...items] : [...others.slice(0, to), item, ...others.slice(to)];
}

export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="mb-1 font-display font-extrabold text-2xl">{title}</legend>
      <p className="max-w-prose text-muted text-sm">{text}</p>
      {children}
    </fieldset>
  );
}
