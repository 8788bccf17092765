import { Switch } from "../ui/switch";
import type { KeyLine } from "./shown-keys";
import { useKeysOn } from "./use-single-keys";

/** A list of keyboard shortcuts. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {lines.map(([key, what]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-xs border border-line-strong px-1.5 font-sans font-semibold text-xs">{key}</kbd>
          </dt>
          <dd className="text-muted">{what}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeySwitch({ userId }: { userId: string }) {
  const [on, change] = useKeysOn(userId);
  return <Switch label="Use single keys" checked={on} onChange={() => change(!on)} />;
}
