import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FirstWeekDesk } from "../../../../worker/contract/first-week";
import { useFirstWeekStep } from "../../../data/first-week-desk";
import { plural, relativeTime } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { failureText } from "../../../lib/http/failure-text";
import { AlertLine } from "../../../ui/alert-line";
import { Switch } from "../../../ui/switch";
import { TitledSection } from "../../../ui/titled-section";
import { useToast } from "../../../ui/toast-context";

/** Beside the form: whether the first week is on, who waits for a go-ahead, and its versions. */
export function FirstWeekSide({ desk }: { desk: FirstWeekDesk }) {
  const { onSince, versions, waiting } = desk;
  return (
    <div className="grid grid-cols-1 gap-10 xl:sticky xl:top-8">
      <OnSwitch onSince={onSince} mayTurnOn={versions.length > 0} />
      <TitledSection id="waiting" title="Wait for your word" small className="grid min-w-0 grid-cols-1 gap-3">
        {waiting.length === 0 ? (
          <p className="text-muted text-sm">
            Nobody at the moment. Whoever is under 18 or answers a question with yes stands here until you say go ahead.
          </p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {waiting.map(({ id, name, since }) => (
              <li key={id} className="flex min-h-12 items-center justify-between gap-3 py-2">
                <Link
                  to={addressOf("adminUser", { id, query: { part: "first-week" } })}
                  className="link min-w-0 truncate"
                >
                  {name}
                </Link>
                <span className="shrink-0 text-muted text-sm">{relativeTime(since)}</span>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
      <TitledSection id="versions" title="Versions" small className="grid min-w-0 grid-cols-1 gap-3">
        {versions.length === 0 ? (
          <p className="text-muted text-sm">Nothing is published yet: members see none of this.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y text-sm">
            {versions.map(({ id, createdAt, by, waiverHash, signatures }) => (
              <li key={id} className="grid wrap-anywhere grid-cols-1 gap-0.5 py-2.5">
                <span>
                  Version {id}{" "}
                  <span className="text-muted">
                    {siteTime(createdAt)}
                    {by ? `, ${by}` : ""}
                  </span>
                </span>
                <span className="text-muted">
                  {plural(signatures, "signature")}, text <code title={waiverHash}>{waiverHash.slice(0, 8)}</code>
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-muted text-sm">
          What was signed keeps its text. Another agreement or other questions ask everybody again; other cards do not.
        </p>
      </TitledSection>
    </div>
  );
}

/** Saves at once. */
function OnSwitch({ onSince, mayTurnOn }: { onSince: string | null; mayTurnOn: boolean }) {
  const { toast } = useToast();
  const step = useFirstWeekStep((taken) => {
    if (taken.act !== "turn") return;
    toast({ title: taken.on ? "The first week is on" : "The first week is off", tone: "success" });
  });
  return (
    <div className="grid gap-1">
      <Switch
        label="Offer it to new members"
        help={
          onSince
            ? `On since ${siteTime(onSince)}: whoever has joined after that sees a row that leads to it.`
            : mayTurnOn
              ? "Off. Once it is on, whoever joins from then on sees a row that leads to it."
              : "Publish it first."
        }
        checked={step.isPending && step.variables.act === "turn" ? step.variables.on : onSince !== null}
        disabled={step.isPending || (!mayTurnOn && onSince === null)}
        onChange={({ target }) => step.mutate({ act: "turn", on: target.checked })}
      />
      <AlertLine>{failureText(step.error)}</AlertLine>
    </div>
  );
}
