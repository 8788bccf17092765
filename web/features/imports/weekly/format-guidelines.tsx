import { offeredOptions, optionName, optionsInFigures } from "../../../../worker/contract/day-options";
import { Guidelines } from "../document/guidelines";

export function FormatGuidelines({ wide = false }: { wide?: boolean }) {
  return <Guidelines kind="week" terms={guidelines()} wide={wide} example={<OneExercise />} />;
}

function OneExercise() {
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">One exercise looks like this</p>
      <p className="border-accent border-l-2 bg-sunken py-2.5 pr-3 pl-4 text-sm leading-relaxed">
        <span className="font-semibold">A1 - 90/90 Hip Switch</span>
        <br />2 x 8 per side, rest 30 s
        <br />
        <span className="break-all text-muted">https://youtu.be/m51AZSXMvEA</span>
      </p>
    </div>
  );
}

function options(): string {
  const names = offeredOptions().map(optionName);
  const last = names.pop();
  return `${optionsInFigures()}: ${names.length > 0 ? `${names.join(", ")} and ${last}` : last}`;
}

const guidelines = () => [
  {
    term: "5 days, Monday to Friday",
    text: `Each day has ${options()}. As headings, as columns, or as sheets.`,
  },
  { term: "Exercise codes and tiers", text: "Codes such as A1 and B2, in tier sections from A-Tier to H-Tier." },
  {
    term: "A1 - Exercise Name",
    text: "The code, a dash, the name. Sets, reps, tempo and rest may follow in any order.",
  },
  { term: "YouTube links", text: "On the name, beside it or below it. What has none is listed after the upload." },
  { term: "Categories", text: "Such as Mobility, Armor Building, Strength or Conditioning." },
];
