import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { cx } from "../../../ui/cx";
import { SampleLinks } from "./sample-links";

type GuidelinesProps = {
  kind: "week" | "workout";
  terms: readonly { term: string; text: string }[];
  /** Placed below other content instead of beside it. */
  wide?: boolean;
  example?: ReactNode;
};

/** How to write a document that can be read without questions. */
export function Guidelines({ kind, terms, wide = false, example }: GuidelinesProps) {
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
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 content-start gap-5">
        {example}
        <SampleLinks kind={kind} />
        <p className="text-sm">
          <Link to={addressOf("documentsHelp")} className="link">
            Everything that can be read
          </Link>
        </p>
      </div>
    </aside>
  );
}
