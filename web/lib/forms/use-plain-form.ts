import { type FormEvent, useRef, useState } from "react";

/** Validation messages by field. */
export type Refusals<Typed> = { [Name in keyof Typed]?: string | undefined };
export type Refusal<Typed> = { refusals: Refusals<Typed> } | { failure: string };

type PlainForm<Typed> = {
  /** Reads the typed values. */
  read: (form: HTMLFormElement) => Typed;
  /** Validates without the server; the keys are in the form's order. */
  check: (typed: Typed) => Refusals<Typed>;
};

/**
 * A form with uncontrolled fields: typed values stay, and errors appear at their fields. Public pages use it instead of
 * a form library, which would be a seventh of their scripts.
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

  /** After the first attempt, a field is validated while typing. */
  const onInput = ({ target }: FormEvent) => {
    if (!form.current || !tried.current || !("name" in target)) return;
    const name = target.name as keyof Typed;
    setRefusals({ ...refusals, [name]: check(read(form.current))[name] });
  };

  /** Validates and calls `send`, which returns errors of its own, if any. `only`: the fields to validate. */
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

/** Focuses the first invalid field in the form's order. */
function focusFirst<Typed>(form: HTMLFormElement | null, refusals: Refusals<Typed>): void {
  const first = [...(form?.elements ?? [])].find(
    (field) => field instanceof HTMLElement && "name" in field && refusals[field.name as keyof Typed],
  );
  if (first instanceof HTMLElement) first.focus();
}
