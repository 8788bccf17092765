import { brand } from "../../contract/brand";
import type { FirstRunCheck } from "../../contract/first-run";
import { siteChanges } from "../../contract/published-site";
import { done, missing } from "./check";

type Said = { name?: string; coach?: object; support?: { email?: string }; story?: { biography?: string[] } };

/** Checks whether the site names its owner. */
export function siteChecks(): FirstRunCheck[] {
  const changes = siteChanges() as Said;
  const { name, coach, support } = brand;
  const isTold = changes.story?.biography !== undefined;
  return [
    changes.name
      ? done(`The club is called ${name}.`)
      : missing(`The club is still called ${name}, as the product comes.`),
    changes.coach ? done(`Its coach is ${coach.name}.`) : missing(`Its coach is still called ${coach.name}.`),
    changes.support?.email
      ? done(`Questions go to ${support.email}.`)
      : missing(`Questions still go to ${support.email}, which is not yours.`),
    isTold ? done("The story is your own.") : missing("The page about the coach still tells somebody else's story."),
  ];
}
