import { Guidelines } from "../document/guidelines";

export function WorkoutGuidelines() {
  return <Guidelines kind="workout" terms={GUIDELINES} />;
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
