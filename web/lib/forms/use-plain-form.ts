import { type FormEvent, useRef, useState } from "react";

/** What stands in the way of what was typed, by the field that it is about. */
export type Refusals<Typed> = { [Name in keyof Typed]?: string | undefined };
export type Refusal<Typed> = { refusals: Refusals<Typed> } | { failure: string };

type PlainForm<Typed> = {
  /** What its fields say. */
  read: (form: HTMLFormElement) => Typed;
  /** What can be said of it without asking the server, in the order of the form. */
  check: (typed: Typed) => Refusals<Typed>;
};

/**
 * A form whose fields keep their own values: what was typed stays, and what refuses it stands where it belongs. The
 * public pages have this instead of a form library, which would be a seventh of their scripts.
 */
export function usePlainForm<Typed extends object>({ read, check }: PlainForm<Typed>) {
  const form = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  const [refusals, setRefusals] = useState<Refusals<Typed>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (found: Refusals<Typed>) => {
    setRefusals(found);
    focusFirst(form.current, found);
  };

  /** Once something has been tried, a field is judged while it is typed into. */
  const onInput = ({ target }: FormEvent) => {
    if (!form.current || !tried.current || !("name" in target)) return;
    const name = target.name as keyof Typed;
    setRefusals({ ...refusals, [name]: check(read(form.current))[name] });
  };

  /** Sends what nothing stands in the way of; `send` answers what does. `only`: the fields that it needs. */
  const attempt = async (
    send: (typed: Typed) => Promise<Refusal<Typed> | undefined>,
    only?: readonly (keyof Typed)[],
  ) => {
    if (!form.current || busy) return;
    tried.current = true;
    const typed = read(form.current);
    const found = Object.entries(check(typed)).filter(([name]) => !only || only.includes(name as keyof Typed));
    setFailure(null);
    refuse(Object.fromEntries(found) as Refusals<Typed>);
    if (found.length) return;
    setBusy(true);
    const refusal = await send(typed);
    setBusy(false);
    if (!refusal) return;
    if ("refusals" in refusal) refuse(refusal.refusals);
    else setFailure(refusal.failure);
  };

  return { form, refusals, failure, busy, onInput, attempt };
}

/** The order is the form's own. */
function focusFirst<Typed>(form: HTMLFormElement | null, refusals: Refusals<Typed>): void {
  const first = [...(form?.elements ?? [])].find(
    (field) => field instanceof HTMLElement && "name" in field && refusals[field.name as keyof Typed],
  );
  if (first instanceof HTMLElement) first.focus();
}
