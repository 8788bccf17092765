import { landingSample } from "../../../../worker/contract/landing-sample";
import { siteChanges } from "../../../../worker/contract/published-site";
import { Avatar } from "../../../ui/avatar";

/** Shows members' testimonials; samples are labelled as samples. */
export function HomeWords() {
  const { words } = landingSample;
  // A real club must not be praised with sample testimonials.
  if (words.areSamples && siteChanges().name !== undefined) return null;
  return (
    <section aria-labelledby="words" className="border-line border-y bg-sunken">
      <div className="page grid grid-cols-1 gap-10 py-16 lg:gap-14 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="words" className="max-w-[18ch] text-5xl">
            Heard after open mat
          </h2>
          {words.areSamples ? <p className="text-muted text-sm">Samples, from a demo club.</p> : null}
        </div>
        <ul className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-3">
          {words.of.map(({ says, name, belt, who }) => (
            <li key={name} className="grid">
              <figure className="grid content-between gap-6 border-accent border-t-3 pt-5">
                <blockquote className="font-display font-extrabold text-2xl">“{says}”</blockquote>
                <figcaption className="flex items-center gap-3">
                  <Avatar initials={name.slice(0, 1)} belt={belt} />
                  <span className="grid leading-snug">
                    <span className="font-semibold">{name}</span>
                    <span className="text-muted text-sm">{who}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
