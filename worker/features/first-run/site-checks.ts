import { brand } from "../../contract/brand";
import type { FirstRunCheck } from "../../contract/first-run";
import { siteChanges } from "../../contract/published-site";
import { done, missing } from "./check";

type Said = { name?: string; coach?: object; support?: { email?: string }; story?: { biography?: string[] } };

/** Checks whether the site names its owner. */
export function siteChecks(): FirstRunCheck[] {
  const said = siteChanges() as Said;
  const { name, coach, support } = brand;
  const isTold = said.story?.biography !== undefined;
  return [
    said.name
      ? done(`The club is called ${name}.`)
      : missing(`The club is still called ${name}, as the product comes.`),
    said.coach ? done(`Its coach is ${coach.name}.`) : missing(`Its coach is still called ${coach.name}.`),
    said.support?.email
      ? done(`Questions go to ${support.email}.`)
      : missing(`Questions still go to ${support.email}, which is not yours.`),
    isTold ? done("The story is your own.") : missing("The page about the coach still tells somebody else's story."),
  ];
}
