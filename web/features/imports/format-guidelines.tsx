import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { cx } from "../../ui/cx";
import { SampleLinks } from "./sample-links";

/** What a document should look like to be read without questions. `wide`: below other things instead of beside them. */
export function FormatGuidelines({ wide = false }: { wide?: boolean }) {
  return (
    <aside
      aria-labelledby="guidelines"
      className={cx(
        "grid grid-cols-1 content-start gap-5 self-start rounded-md border border-line bg-raised p-5 sm:p-6",
        wide && "lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12",
      )}
    >
      <h2 id="guidelines" className="col-span-full text-2xl">
        Document guidelines
      </h2>
      <dl className={cx("grid grid-cols-1 content-start gap-4", wide && "sm:grid-cols-2")}>
        {GUIDELINES.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 content-start gap-5">
        <div className="grid gap-2">
          <p className="font-semibold text-sm">One exercise looks like this</p>
          <p className="border-accent border-l-2 bg-sunken py-2.5 pr-3 pl-4 text-sm leading-relaxed">
            <span className="font-semibold">A1 - 90/90 Hip Switch</span>
            <br />2 x 8 per side, rest 30 s
            <br />
            <span className="break-all text-muted">https://youtu.be/m51AZSXMvEA</span>
          </p>
        </div>
        <SampleLinks kind="week" />
        <p className="text-sm">
          <Link to={PAGES.adminHelpDocuments} className="link">
            Everything that can be read
          </Link>
        </p>
      </div>
    </aside>
  );
}

const GUIDELINES = [
  {
    term: "5 days, Monday to Friday",
    text: "Each day has 3 options: No Equipment, Equipment and Coach's Program. As headings, as columns, or as sheets.",
  },
  { term: "Exercise codes and tiers", text: "Codes such as A1 and B2, in tier sections from A-Tier to H-Tier." },
  {
    term: "A1 - Exercise Name",
    text: "The code, a dash, the name. Sets, reps, tempo and rest may follow in any order.",
  },
  { term: "YouTube links", text: "On the name, beside it or below it. What has none is listed after the upload." },
  { term: "Categories", text: "Such as Mobility, Armor Building, Strength or Conditioning." },
];
