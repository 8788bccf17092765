import { knownPage } from "../../contract/known-pages";
import { SESSION_ADDRESS } from "../../contract/page-answers";

const ID = /^\d{1,9}$/;

/** The calls that the page at an address begins with, who is here first. What a query asks of a page is not known here. */
export function firstCallsOf({ pathname, search }: URL): readonly string[] {
  const page = knownPage(pathname, false);
  const calls = (!search && page?.facts.data) || [];
  const id = page?.params.id ?? "";
  return [SESSION_ADDRESS, ...calls.filter((call) => ID.test(id) || !call.includes(":id"))].map((call) =>
    call.replace(":id", id),
  );
}
