import { useEffect, useRef } from "react";
import { useStored, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { type KeyLine, listKeys } from "./shown-keys";

export type SingleKey<Action extends string> = [key: string, action: Action, what: string];

export type SingleKeysProps<Action extends string> = {
  userId: string;
  keys: readonly SingleKey<Action>[];
  /** Shortcuts with a modifier, listed as well; they always work. */
  others?: readonly KeyLine[];
  actions: Record<Action, () => void>;
};

const isOn = (value: unknown) => (typeof value === "boolean" ? value : null);

/** Returns whether single-key shortcuts are on, stored per member and device, and a setter. */
export function useKeysOn(userId: string): [on: boolean, change: (on: boolean) => void] {
  const name = `${memberPrefix(userId)}single-keys`;
  return [useStored("device", name, isOn) ?? true, (on) => writeStored("device", name, on)];
}

/** Returns whether a key press belongs to a text field, a media player or a dialog. */
export const belongsElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, video, audio, [role=dialog], [role=alertdialog], [data-own-keys]") !== null;

/** Single-key shortcuts of a page. They can be turned off, as speech input types letters (WCAG 2.1.4). */
export function useSingleKeys<Action extends string>(props: SingleKeysProps<Action>): void {
  const { userId, keys, others = NONE, actions } = props;
  const [on] = useKeysOn(userId);
  const latest = useRef({ keys, actions });
  useEffect(() => {
    latest.current = { keys, actions };
  });
  useEffect(() => listKeys(linesOf(keys, others)), [keys, others]);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (belongsElsewhere(event)) return;
      const action = latest.current.keys.find(([key]) => key === event.key)?.[1];
      if (!action) return;
      event.preventDefault();
      latest.current.actions[action]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on]);
}

const NONE: readonly KeyLine[] = [];

export const linesOf = (keys: readonly SingleKey<string>[], others: readonly KeyLine[]): KeyLine[] => [
  ...keys.map(([key, , what]): KeyLine => [key.toUpperCase(), what]),
  ...others,
];
