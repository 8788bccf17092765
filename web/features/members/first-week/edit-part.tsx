import type { ReactNode } from "react";
import type { FirstWeekContent } from "../../../../worker/contract/first-week-limits";

/** What each part of the form gets; problems are named by the place in the content. */
export type EditProps = {
  content: FirstWeekContent;
  problems: Record<string, string>;
  onChange: (changes: Partial<FirstWeekContent>) => void;
};

/** The control of a place in the content. */
export const controlAt = (path: string): string => `first-week-${path}`;

/** A list with one of its items moved a place up or down. */
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
