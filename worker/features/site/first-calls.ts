import { knownPage } from "../../contract/known-pages";
import { SESSION_ADDRESS } from "../../contract/page-answers";

const ID = /^\d{1,9}$/;

/** Returns the first API calls of the page at an address, the session first. Pages with a query are not predicted. */
export function firstCallsOf({ pathname, search }: URL): readonly string[] {
  const page = knownPage(pathname, false);
  const calls = (!search && page?.facts.data) || [];
  const id = page?.params.id ?? "";
  return [SESSION_ADDRESS, ...calls.filter((call) => ID.test(id) || !call.includes(":id"))].map((call) =>
    call.replace(":id", id),
  );
}
