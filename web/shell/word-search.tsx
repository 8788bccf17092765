import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSettled } from "../lib/forms/use-settled";
import { listState } from "../lib/http/list-state";
import { Field } from "../ui/field";
import { GrowingList } from "../ui/growing-list";
import { SkeletonGroup } from "../ui/skeleton";
import { TextInput } from "../ui/text-input";

const LEAST = 2;

/** The words of a search as typed, and as asked for: once they have settled and are long enough. */
export function useWords() {
  const [typed, setTyped] = useState("");
  const asked = useSettled(typed.trim());
  return { typed, setTyped, asked, enabled: asked.length >= LEAST };
}

type WordSearchProps<Item> = {
  label: string;
  maxLength: number;
  words: ReturnType<typeof useWords>;
  found: UseInfiniteQueryResult<Item[]>;
  row: (item: Item) => ReactNode;
  /** The height of a row that is loading, as a class. */
  bar: string;
  onClose: () => void;
  className: string;
  /** Shown below the field. */
  children?: ReactNode;
};

/** A search field that opens with the focus, and what it finds. */
export function WordSearch<Item>({ label, maxLength, words, found, row, bar, ...rest }: WordSearchProps<Item>) {
  const { onClose, className, children } = rest;
  const { typed, setTyped, enabled } = words;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className={className}>
      <Field label={label} help={typed.trim().length === 1 ? "Two letters at least." : undefined}>
        <TextInput
          ref={field}
          type="search"
          maxLength={maxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && typed === "" && onClose()}
        />
      </Field>
      {children}
      {!enabled ? null : found.isPending ? (
        <SkeletonGroup label="Searching" className="grid gap-3" bars={[bar, bar]} />
      ) : (
        <GrowingList
          {...listState(found)}
          empty={<p className="text-muted">Nothing with these words. Fewer or other words may find it.</p>}
        >
          {(items) => (
            <ul aria-label="Found" className="divide-y divide-line">
              {items.map(row)}
            </ul>
          )}
        </GrowingList>
      )}
    </search>
  );
}
