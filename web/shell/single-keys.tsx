import { useEffect, useRef } from "react";
import { useStored, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { Disclosure } from "../ui/disclosure";
import { Switch } from "../ui/switch";

export type SingleKey<Action extends string> = [key: string, action: Action, what: string];

type SingleKeysProps<Action extends string> = {
  /** Under which each member's choice is kept. */
  name: string;
  userId: string;
  keys: readonly SingleKey<Action>[];
  /** Said beside them: keys with a control key, which always work. */
  others?: readonly (readonly [key: string, what: string])[];
  actions: Record<Action, () => void>;
};

const isOn = (value: unknown) => (typeof value === "boolean" ? value : null);

/** Single keys for a page, named on the screen. They can be turned off: speech input types words (WCAG 2.1.4). */
export function SingleKeys<Action extends string>(props: SingleKeysProps<Action>) {
  const { userId, keys, others = [], actions } = props;
  const name = `${memberPrefix(userId)}${props.name}`;
  const on = useStored("device", name, isOn) ?? true;
  const latest = useRef({ keys, actions });
  useEffect(() => {
    latest.current = { keys, actions };
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      // The page keeps quiet where keys are typed, play a video, or belong to a dialog.
      if (
        target?.closest("input, textarea, select, video, audio, [role=dialog], [role=alertdialog], [data-own-keys]")
      ) {
        return;
      }
      const action = latest.current.keys.find(([key]) => key === event.key)?.[1];
      if (!action) return;
      event.preventDefault();
      latest.current.actions[action]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on]);
  return (
    <Disclosure summary="Keys">
      <div className="grid gap-3 pb-2 text-sm">
        <Switch label="Use single keys" checked={on} onChange={() => writeStored("device", name, !on)} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {[...keys.map(([key, , what]) => [key.toUpperCase(), what] as const), ...others].map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-xs border border-line-strong px-1.5 font-sans font-semibold text-xs">{key}</kbd>
              </dt>
              <dd className="text-muted">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  );
}
