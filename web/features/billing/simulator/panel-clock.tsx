import { FastForward } from "lucide-react";
import { useState } from "react";
import { CLOCK_MAX_DAYS } from "../../../../worker/contract/billing-limits";
import { plural } from "../../../lib/format/format";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { TitledSection } from "../../../ui/titled-section";
import type { PanelAction } from "./panel-action";

const SHORTCUTS = [1, 7, 15, 31, 366];

/** Moves time forward for the provider and for trials, running due renewals. */
export function PanelClock({ busy, onAct }: { busy: boolean; onAct: (action: PanelAction) => void }) {
  const [typed, setTyped] = useState("3");
  const days = Number(typed);
  const valid = Number.isInteger(days) && days >= 1 && days <= CLOCK_MAX_DAYS;
  const move = (by: number) => onAct({ path: "clock", body: { days: by }, done: `${plural(by, "day")} have passed` });
  return (
    <TitledSection id="clock" title="Move the clock">
      <p className="max-w-prose text-muted">
        Renewals that fall into that time are run, and trials end. There is no way back.
      </p>
      <div className="flex flex-wrap gap-2">
        {SHORTCUTS.map((by) => (
          <Button key={by} variant="secondary" busy={busy} onClick={() => move(by)}>
            {plural(by, "day")}
          </Button>
        ))}
      </div>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (valid) move(days);
        }}
      >
        <Field label="Days" error={valid || typed === "" ? undefined : `A whole number up to ${CLOCK_MAX_DAYS}.`}>
          <TextInput
            inputMode="numeric"
            className="max-w-28"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" icon={<FastForward aria-hidden strokeWidth={1.75} />} busy={busy} disabled={!valid}>
          Move
        </Button>
      </form>
    </TitledSection>
  );
}
