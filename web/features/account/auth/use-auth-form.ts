import type { FormEvent } from "react";
import { type Refusal, type Refusals, usePlainForm } from "../../../lib/forms/use-plain-form";
import { refusalsOf } from "../../../lib/http/issues-of";
import { shownMessage } from "../../../lib/http/request-error";
import { type FieldRules, ruleRefusal } from "./rule-refusal";

type Typed<Name extends string> = Record<Name, string>;
/** Throws the server's error, or returns a refusal to show instead. */
type Send<Name extends string> = (typed: Typed<Name>) => Promise<Refusal<Typed<Name>> | undefined>;

/** Runs an auth page's form: the server's validation errors appear at their fields, others above the button. */
export function useAuthForm<Name extends string>(rules: Readonly<Record<Name, FieldRules>>, send: Send<Name>) {
  const names = Object.keys(rules) as Name[];
  const { form, onInput, attempt, ...state } = usePlainForm<Typed<Name>>({
    read: (element) => typedIn(element, names),
    check: (typed) => brokenRules(rules, typed),
  });
  const submit = (how: Send<Name>, only?: readonly Name[]) =>
    void attempt(async (typed) => {
      try {
        return await how(typed);
      } catch (error) {
        return refusalIn(error, typed);
      }
    }, only);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(send);
  };
  return { ...state, submit, attributes: { ref: form, noValidate: true, onInput, onSubmit } };
}

function typedIn<Name extends string>(form: HTMLFormElement, names: Name[]): Typed<Name> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Typed<Name>;
}

function brokenRules<Name extends string>(rules: Readonly<Record<Name, FieldRules>>, typed: Typed<Name>) {
  const found: Refusals<Typed<Name>> = {};
  for (const name in rules) {
    const refusal = ruleRefusal(rules[name], typed[name]);
    if (refusal) found[name] = refusal;
  }
  return found;
}

function refusalIn<Name extends string>(error: unknown, typed: Typed<Name>): Refusal<Typed<Name>> {
  const refusals = refusalsOf(error, (path) => (path in typed ? path : null)) as Refusals<Typed<Name>>;
  return Object.keys(refusals).length ? { refusals } : { failure: shownMessage(error) };
}
