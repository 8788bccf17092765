import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { coachStory } from "../../../../worker/contract/coach-story";
import { CoachPhoto } from "./coach-photo";
import { CoachPortrait } from "./coach-portrait";
import { TiedBelt } from "./tied-belt";

const { coach } = brand;

export function HomeCoach() {
  return (
    <section aria-labelledby="coach" className="overflow-hidden bg-belt-black text-belt-tape">
      <TiedBelt className="h-36 w-full sm:h-52" />
      <div className="page grid gap-x-16 gap-y-8 pt-4 pb-16 lg:grid-cols-[1fr_1.2fr] lg:pb-24">
        <div className="grid content-start gap-3">
          <p className="font-semibold text-belt-tape/75">{coach.title}</p>
          <h2 id="coach" className="text-6xl">
            {coach.name}
          </h2>
          {coachStory.photo ? (
            <CoachPhoto className="mt-6 w-full max-w-96" />
          ) : (
            <CoachPortrait name={coach.name} className="mt-6 w-full max-w-96" />
          )}
        </div>
        <div className="grid content-start gap-6">
          {coachStory.biography.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
          <ul className="divide-y divide-belt-tape/20 border-belt-tape/20 border-y">
            {coachStory.credentials.map((credential) => (
              <li key={credential} className="py-2.5 font-semibold">
                {credential}
              </li>
            ))}
          </ul>
          <Link
            to={addressOf("about")}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 hover:decoration-2"
          >
            About {coach.firstName}
          </Link>
        </div>
      </div>
    </section>
  );
}
