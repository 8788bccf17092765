import { useEffect, useRef } from "react";
import { useStored, writeStored } from "../../../lib/offline/stored-value";
import { memberPrefix } from "../../../lib/session/member-keys";
import { Disclosure } from "../../../ui/disclosure";
import { Switch } from "../../../ui/switch";

type Actions = { next: () => void; previous: () => void; reply: () => void; resolve: () => void; search: () => void };

const KEYS: [key: string, action: keyof Actions, what: string][] = [
  ["j", "next", "next conversation"],
  ["k", "previous", "previous conversation"],
  ["r", "reply", "write a reply"],
  ["e", "resolve", "resolve, or take up again"],
  ["/", "search", "search"],
];

const isOn = (kept: unknown) => (typeof kept === "boolean" ? kept : null);

/** Single keys for the inbox, named on the screen. They can be turned off: speech input types words (WCAG 2.1.4). */
export function InboxShortcuts({ userId, actions }: { userId: string; actions: Actions }) {
  const name = `${memberPrefix(userId)}inbox-keys`;
  const on = useStored("device", name, isOn) ?? true;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      // The inbox keeps quiet where keys are typed, play a video, or belong to a dialog.
      if (
        target?.closest("input, textarea, select, video, audio, [role=dialog], [role=alertdialog], [data-own-keys]")
      ) {
        return;
      }
      const action = KEYS.find(([key]) => key === event.key)?.[1];
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on]);
  return (
    <Disclosure summary="Keys">
      <div className="grid gap-3 pb-2 text-sm">
        <Switch label="Use single keys" checked={on} onChange={() => writeStored("device", name, !on)} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {[...KEYS.map(([key, , what]) => [key.toUpperCase(), what]), ["Ctrl Enter", "send"]].map(([key, what]) => (
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
