import { Dialog as Base } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { scrimClass } from "./overlay-class";

export type Command = { id: string; label: string; detail?: string | null; icon?: ReactNode; run: () => void };
export type CommandGroup = { name: string; commands: readonly Command[] };

type CommandWindowProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the field and the dialog. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly CommandGroup[];
  /** Text below the list: loading, no results, or an error. */
  status: string | null;
};

/**
 * A field that filters a list, for keyboard use: focus stays in the field, arrows move the selection, Enter runs it. A
 * combobox with a listbox (WAI-ARIA Authoring Practices).
 */
export function CommandWindow(props: CommandWindowProps) {
  const { open, onOpenChange, label, placeholder, value, onValueChange, groups, status } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const all = groups.flatMap(({ commands }) => commands);
  const [chosen, setChosen] = useState("");
  // After new results, the first is selected.
  const at = Math.max(
    0,
    all.findIndex((each) => each.id === chosen),
  );
  const active = all[at];
  const list = useChoiceInSight(active);
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setChosen(all[(to + all.length) % all.length]?.id ?? "");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes text, its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(event, at + 1);
    else if (event.key === "ArrowUp") move(event, at - 1);
    else if (event.key === "Enter" && active) {
      event.preventDefault();
      active.run();
    }
  };
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup initialFocus={field} aria-label={label} className={WINDOW}>
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={label}
              aria-expanded={all.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active ? `${id}-${active.id}` : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              value={value}
              onChange={(event) => {
                setChosen("");
                onValueChange(event.target.value);
              }}
              onKeyDown={onKeyDown}
              className="min-h-13 min-w-0 flex-1 bg-transparent outline-none"
            />
            <Base.Close className="-mr-2 flex min-h-11 items-center rounded-sm px-2 text-muted text-sm hover:text-ink">
              Close
            </Base.Close>
          </div>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            className={cx("min-h-0 flex-1 overflow-y-auto overscroll-contain", all.length > 0 && "p-2")}
          >
            <Options id={id} groups={groups} active={active} onPoint={setChosen} />
          </div>
          <p role="status" className={cx("px-4 text-muted text-sm", status && "border-line border-t py-2.5")}>
            {status}
          </p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function useChoiceInSight(active: Command | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return list;
}

type OptionsProps = {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onPoint: (id: string) => void;
};

function Options({ id, groups, active, onPoint }: OptionsProps) {
  return groups.map(({ name, commands }) =>
    commands.length === 0 ? null : (
      // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups and options only.
      <div key={name} role="group" aria-label={name}>
        <p aria-hidden className="px-2.5 pt-2 pb-1 font-semibold text-muted text-xs">
          {name}
        </p>
        {commands.map((command) => (
          <Option
            key={command.id}
            id={`${id}-${command.id}`}
            command={command}
            selected={command === active}
            onPoint={() => onPoint(command.id)}
          />
        ))}
      </div>
    ),
  );
}

type OptionProps = { id: string; command: Command; selected: boolean; onPoint: () => void };

function Option({ id, command: { label, detail, icon, run }, selected, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={run}
      onPointerMove={selected ? undefined : onPoint}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm aria-selected:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted [&_svg]:stroke-[1.75]"
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail ? <span className="max-w-[45%] shrink-0 truncate text-muted">{detail}</span> : null}
    </div>
  );
}

const WINDOW =
  "fixed inset-x-0 top-(--alert-room,0px) z-50 mx-auto flex max-h-[min(34rem,70dvh)] w-full max-w-2xl flex-col border border-line bg-raised shadow-lift outline-none sm:top-[12dvh] sm:w-[calc(100%-3rem)] sm:rounded-md " +
  "transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0";
