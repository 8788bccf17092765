import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { SampleLinks } from "./sample-links";

/** What a single workout should look like to be read without questions. */
export function WorkoutGuidelines() {
  return (
    <aside
      aria-labelledby="guidelines"
      className="grid grid-cols-1 content-start gap-5 self-start rounded-md border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="guidelines" className="text-2xl">
        Document guidelines
      </h2>
      <dl className="grid gap-4">
        {GUIDELINES.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <SampleLinks kind="workout" />
      <p className="text-sm">
        <Link to={PAGES.adminHelpDocuments} className="link">
          Everything that can be read
        </Link>
      </p>
    </aside>
  );
}

const GUIDELINES = [
  { term: "One workout, one document", text: "A title, then the exercises: as a table, or as lines of text." },
  {
    term: "A table is the surest way",
    text: "Columns such as Exercise, Sets, Reps, Load, Tempo, Rest, Notes and Video, in any order.",
  },
  {
    term: "Or lines of text",
    text: "“A1 - Goblet Squat 3 x 8”, with tempo, load and rest behind it and the cue below.",
  },
  { term: "Video links", text: "In a column, on the exercise's name, or below it." },
];
