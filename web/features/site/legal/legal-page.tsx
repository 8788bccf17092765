import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { PageHeader } from "../../../ui/page-header";

export type LegalSection = { id: string; title: string; paragraphs: readonly string[]; points?: readonly string[] };

type LegalPageProps = { title: string; dates: string; lead: string; sections: readonly LegalSection[] };

/** Renders a legal text: numbered sections, each with its own anchor. */
export function LegalPage({ title, dates, lead, sections }: LegalPageProps) {
  return (
    <div className="page grid grid-cols-1 gap-12 py-10 sm:py-14">
      <PageHeader kicker={dates} title={title} lead={lead} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Sections" className="self-start lg:sticky lg:top-(--under-header)">
          <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-9 items-center gap-3 text-muted hover:text-accent">
                  <span className="min-w-6 shrink-0 text-sm tabular-nums">{index + 1}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="grid min-w-0 max-w-prose grid-cols-1 gap-10">
          {sections.map(({ id, title: name, paragraphs, points }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 grid-cols-1 gap-3">
              <h2 id={`${id}-title`} className="text-3xl">
                {index + 1}. {name}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points ? (
                <ul className="grid list-disc gap-1.5 pl-5">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
          <p className="border-line border-t pt-6">
            Write to{" "}
            <a className="link break-all" href={`mailto:${brand.support.email}`}>
              {brand.support.email}
            </a>{" "}
            with any question about this page, or go{" "}
            <Link to={addressOf("home")} className="link">
              back to the home page
            </Link>
            .
          </p>
        </article>
      </div>
    </div>
  );
}
