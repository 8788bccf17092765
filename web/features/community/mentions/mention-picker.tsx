import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import type { OfferedPerson } from "../../../../worker/contract/community";
import { peopleQuery } from "../../../data/community";
import { plural } from "../../../lib/format/format";
import { useSettled } from "../../../lib/forms/use-settled";
import { writeInto } from "../../../lib/forms/write-into";
import { Avatar } from "../../../ui/avatar";
import { cx } from "../../../ui/cx";
import { rememberPicked } from "./picked-mentions";

/** Matches a name being typed after an @ that does not follow a word. */
const TYPED = /(?:^|[^\p{L}\p{N}_@])@(\p{L}[\p{L}'’-]{0,30})$/u;
const PAUSE_MS = 180;

type MentionPickerProps = { viewerId: string; area: RefObject<HTMLTextAreaElement | null> };

/** Proposes members for a name while it is typed; chosen with the keyboard from the text area, or by a press. */
export function MentionPicker({ viewerId, area }: MentionPickerProps) {
  const list = useId();
  const [typed, setTyped] = useState<{ name: string; at: number } | null>(null);
  const [active, setActive] = useState(0);
  const asked = useSettled(typed?.name ?? "", PAUSE_MS);
  const { data } = useQuery({ ...peopleQuery(asked), enabled: asked !== "", placeholderData: keepPreviousData });
  const people = typed && asked !== "" ? (data ?? []) : [];
  const shown = Math.min(active, people.length - 1);

  function pick(index: number) {
    const person = people[index];
    const element = area.current;
    if (!person || !element || !typed) return;
    rememberPicked(viewerId, person.name, person.id);
    const insert = `@${person.name} `;
    const end = typed.at + insert.length;
    writeInto(element, { from: typed.at, to: element.selectionStart, insert, start: end, end });
    setTyped(null);
  }

  const look = useEffectEvent(() => {
    const element = area.current;
    const before = element?.value.slice(0, element.selectionStart) ?? "";
    const name = element && element.selectionStart === element.selectionEnd ? TYPED.exec(before)?.[1] : undefined;
    if (name !== typed?.name) setActive(0);
    setTyped(name === undefined ? null : { name, at: before.length - name.length - 1 });
  });

  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (people.length === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowDown") setActive((shown + 1) % people.length);
    else if (event.key === "ArrowUp") setActive((shown + people.length - 1) % people.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(shown);
    else if (event.key === "Escape") setTyped(null);
    else return;
    // Otherwise the surrounding form would handle the key.
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    look();
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const type of ["input", "click", "keyup"]) element.addEventListener(type, () => look(), { signal });
    element.addEventListener("blur", () => setTyped(null), { signal });
    element.addEventListener("keydown", (event) => keyDown(event), { signal });
    return () => leaving.abort();
  }, [area]);

  useControlledList(area, list, people[shown] ? `${list}-${shown}` : null);

  return (
    <>
      <p role="status" className="sr-only">
        {people.length ? `${plural(people.length, "member")}: up and down to choose, Enter to take.` : ""}
      </p>
      {people.length ? <PeopleList id={list} people={people} shown={shown} onPick={pick} /> : null}
    </>
  );
}

/** Links the text area to its list and the active option, for screen readers. */
function useControlledList(area: MentionPickerProps["area"], list: string, current: string | null): void {
  useEffect(() => {
    const element = area.current;
    if (!element || !current) return;
    element.setAttribute("aria-controls", list);
    element.setAttribute("aria-activedescendant", current);
    return () => {
      element.removeAttribute("aria-controls");
      element.removeAttribute("aria-activedescendant");
    };
  }, [area, list, current]);
}

type PeopleListProps = { id: string; people: OfferedPerson[]; shown: number; onPick: (index: number) => void };

function PeopleList({ id, people, shown, onPick }: PeopleListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Members to name"
      className="divide-y divide-line overflow-hidden rounded-sm border border-line-strong bg-raised"
    >
      {people.map(({ id: person, name, profileImageUrl }, index) => (
        <div
          key={person}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === shown}
          // The text area keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          onKeyDown={(event) => event.key === "Enter" && onPick(index)}
          className={cx(
            "flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-sunken",
            index === shown && "bg-sunken",
          )}
        >
          <Avatar initials={name.slice(0, 1).toUpperCase()} src={profileImageUrl} size="sm" />
          <span className="wrap-anywhere min-w-0 font-semibold">{name}</span>
        </div>
      ))}
    </div>
  );
}
