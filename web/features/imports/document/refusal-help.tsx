import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";

/** Links an error to its section of the help page, where one exists. */
export function RefusalHelp({ code }: { code: string | undefined }) {
  const place = code === undefined ? undefined : PLACES[code];
  if (!place) return null;
  return (
    <p className="text-sm">
      <Link to={addressOf("documentsHelp", { hash: place.anchor })} className="link">
        {place.text}
      </Link>
    </p>
  );
}

const GRAMMAR = { anchor: "exercises", text: "How to write exercises so that they are found" };
const REFUSALS = { anchor: "refusals", text: "Why a file is refused, and what to do" };

const PLACES: Record<string, { anchor: string; text: string }> = {
  no_exercises: GRAMMAR,
  encrypted: REFUSALS,
  too_large: REFUSALS,
  corrupt: REFUSALS,
  wrong_type: REFUSALS,
  unsafe_xml: REFUSALS,
  too_complex: REFUSALS,
  week_document: { anchor: "weeks", text: "What makes a document a week" },
};
