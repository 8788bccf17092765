import { useState } from "react";
import type { SheetMeaning } from "../../../../worker/contract/program-import-limits";
import type { ProgramReading, SheetRole } from "../../../../worker/contract/program-reading";
import type { BadgeTone } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { FieldGroup } from "../../../ui/field-group";
import { Radio } from "../../../ui/radio";
import { Select } from "../../../ui/select";
import { submitting } from "../../../ui/submitting";
import { ReadAgain } from "./read-again";
import type { Reread } from "./use-reread";

type SheetsQuestionProps = { sheets: ProgramReading["sheets"]; reread: Reread };

/** Asks for one of several sheets that hold the same weeks. */
export function VariantQuestion({ sheets, reread }: SheetsQuestionProps) {
  const variants = sheets.filter(({ role }) => role === "variant");
  const read = sheets.filter(({ role }) => role === "program");
  return variants.length > 0 && read.length === 1 ? <WhichVariant all={sheets} reread={reread} /> : null;
}

/** Shows the detected role of each sheet and the reason, and lets the coach correct it. */
export function SheetsQuestion({ sheets, reread }: SheetsQuestionProps) {
  const filled = sheets.filter(({ role }) => role !== "empty");
  if (filled.length < 2) return null;
  const read = filled.filter(({ role }) => role === "program");
  return (
    <Disclosure
      summary={
        <span className="text-base">
          Which sheets are read
          <span className="font-normal text-muted">
            : {read.length} of {sheets.length}
          </span>
        </span>
      }
    >
      <EachSheet sheets={filled} reread={reread} />
    </Disclosure>
  );
}

function WhichVariant({ all, reread }: { all: ProgramReading["sheets"]; reread: Reread }) {
  const choices = all.filter(({ role }) => role === "variant" || role === "program");
  const asked = reread.isPending ? reread.variables.sheets : undefined;
  return (
    <FieldGroup legend="Which of these sheets do you mean?" help="They hold the same weeks in different ways.">
      {choices.map(({ name, role, why }) => (
        <Radio
          key={name}
          name="variant"
          label={<bdi>{name}</bdi>}
          help={why}
          checked={asked ? asked[name] === "program" : role === "program"}
          disabled={reread.isPending}
          onChange={() =>
            reread.mutate({
              sheets: Object.fromEntries(
                choices.map((each): [string, SheetMeaning] => [each.name, each.name === name ? "program" : "helper"]),
              ),
            })
          }
        />
      ))}
    </FieldGroup>
  );
}

function EachSheet({ sheets, reread }: SheetsQuestionProps) {
  const [chosen, setChosen] = useState<Record<string, SheetMeaning>>({});
  const meant = ({ name, role }: ProgramReading["sheets"][number]) =>
    chosen[name] ?? (role === "program" ? "program" : "helper");
  const changed = sheets.filter((sheet) => meant(sheet) !== (sheet.role === "program" ? "program" : "helper"));
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={submitting(() =>
        reread.mutate({ sheets: Object.fromEntries(changed.map((sheet) => [sheet.name, meant(sheet)])) }),
      )}
    >
      <ul className="divide-y divide-line border-line border-y">
        {sheets.map((sheet) => (
          <li
            key={sheet.name}
            className="grid grid-cols-1 items-center gap-x-6 gap-y-1.5 py-2 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <span className="min-w-0">
              <bdi className="break-words font-semibold">{sheet.name}</bdi>
              <span className="block text-muted text-sm">
                {ROLES[sheet.role].text}. {sheet.why}
              </span>
            </span>
            <Select
              aria-label={`What ${sheet.name} is for`}
              value={meant(sheet)}
              onChange={({ target }) => setChosen({ ...chosen, [sheet.name]: target.value as SheetMeaning })}
              options={MEANINGS}
            />
          </li>
        ))}
      </ul>
      <ReadAgain changed={changed.length > 0} busy={reread.isPending} />
    </form>
  );
}

const MEANINGS = [
  { value: "program", label: "Part of the program" },
  { value: "helper", label: "Not part of it" },
] as const;

/** Labels for the detected roles of sheets. */
const ROLES: Record<SheetRole, { text: string; tone: BadgeTone }> = {
  program: { text: "Program", tone: "success" },
  variant: { text: "Another variant", tone: "warning" },
  helper: { text: "Helper", tone: "neutral" },
  log: { text: "Log", tone: "warning" },
  empty: { text: "Empty", tone: "outline" },
};
