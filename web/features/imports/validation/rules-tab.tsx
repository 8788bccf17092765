import { useState } from "react";
import type { ValidationRule } from "../../../../worker/contract/validation";
import { RULE_CATEGORIES, SEVERITIES } from "../../../../worker/contract/validation-limits";
import { useRules, useSwitchRule } from "../../../data/validation";
import { plural } from "../../../lib/format/format";
import { useSession } from "../../../lib/session/session";
import { NotLoaded } from "../../../shell/not-loaded";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { DiscardChanges } from "../../../ui/discard-changes";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TitledSection } from "../../../ui/titled-section";
import { SeverityBadge } from "./report-row";
import { draftOf, NEW_RULE, type RuleWork, ruleStore } from "./rule-draft";
import { RuleForm } from "./rule-form";
import { optionsOf } from "./rule-words";
import { useRemoveRule } from "./use-remove-rule";

const ANY = { value: "", label: "All" };

/** The rule in the form. Each opening gets a new number, used as the key that resets the form. */
type Opened = { number: number; work: RuleWork };

export function RulesTab() {
  const session = useSession();
  return session.state === "signed-in" ? <Rules userId={session.user.id} /> : null;
}

function Rules({ userId }: { userId: string }) {
  const rules = useRules();
  const [severity, setSeverity] = useState("");
  const [category, setCategory] = useState("");
  const [opened, setOpened] = useState<Opened>(() => ({ number: 0, work: ruleStore.read(userId) ?? NEW_RULE }));
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState<RuleWork | null>(null);
  const open = (work: RuleWork) => {
    ruleStore.save(userId, null);
    setLeaving(null);
    setDirty(false);
    setOpened({ number: opened.number + 1, work });
  };
  const leaveTo = (work: RuleWork) => (dirty ? setLeaving(work) : open(work));
  const shown = (rules.data ?? []).filter(
    (rule) => (!severity || rule.severity === severity) && (!category || rule.category === category),
  );
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
      <TitledSection id="rules" title="Rules" focusable className="grid content-start gap-5">
        <RuleFilters severity={severity} setSeverity={setSeverity} category={category} setCategory={setCategory} />
        {rules.isError || !rules.data ? (
          <NotLoaded query={rules} label="Loading rules" bars={["h-16", "h-16"]} />
        ) : shown.length === 0 ? (
          <p className="border-line border-y py-6 text-muted">No rule of this kind.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {shown.map((rule) => (
              <Rule
                key={rule.id}
                rule={rule}
                onEdit={() => {
                  const draft = draftOf(rule);
                  leaveTo({ id: rule.id, before: draft, draft });
                }}
                onDeleted={() => {
                  if (opened.work.id === rule.id) open(NEW_RULE);
                  document.getElementById("rules")?.focus();
                }}
              />
            ))}
          </ul>
        )}
      </TitledSection>
      <RuleForm
        key={opened.number}
        userId={userId}
        work={opened.work}
        focus={opened.work.id !== null && opened.number > 0}
        onDirty={setDirty}
        onSaved={() => open(NEW_RULE)}
        onCancel={() => leaveTo(NEW_RULE)}
        onDiscard={() => open(NEW_RULE)}
      />
      <DiscardChanges
        open={leaving !== null}
        onKeep={() => setLeaving(null)}
        onDiscard={() => leaving && open(leaving)}
      />
    </div>
  );
}

type RuleFiltersProps = {
  severity: string;
  setSeverity: (next: string) => void;
  category: string;
  setCategory: (next: string) => void;
};

function RuleFilters({ severity, setSeverity, category, setCategory }: RuleFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Severity">
        <Select
          value={severity}
          onChange={(event) => setSeverity(event.target.value)}
          options={[ANY, ...optionsOf(SEVERITIES)]}
        />
      </Field>
      <Field label="Category">
        <Select
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          options={[ANY, ...optionsOf(RULE_CATEGORIES)]}
        />
      </Field>
    </div>
  );
}

type RuleProps = { rule: ValidationRule; onEdit: () => void; onDeleted: () => void };

function Rule({ rule, onEdit, onDeleted }: RuleProps) {
  const { id, name, description, severity, category, pattern, forbids, expectedCount, isActive, isBuiltIn } = rule;
  const { removing, remove } = useRemoveRule(rule, onDeleted);
  const toastFailure = useFailureToast("The rule was not changed");
  const change = useSwitchRule((error) => toastFailure(error));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <SeverityBadge severity={severity} />
          <Badge tone="outline">{category}</Badge>
          {isActive ? null : <Badge>Disabled</Badge>}
        </p>
        {description ? <p className="text-muted text-sm">{description}</p> : null}
        {pattern ? (
          <p className="text-sm">
            {forbids ? "Must not be there:" : "Pattern"} <code className="break-all">{pattern}</code>
            {forbids ? null : expectedCount ? `, ${plural(expectedCount, "time")}` : ", at least once"}
          </p>
        ) : !isBuiltIn ? (
          <p className="text-sm">{expectedCount ? `Expected count ${expectedCount}` : "Asks for nothing yet."}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          busy={change.isPending}
          busyLabel={isActive ? "Disabling…" : "Enabling…"}
          aria-label={`${isActive ? "Disable" : "Enable"} ${name}`}
          onClick={() => change.mutate({ id, isActive: !isActive })}
        >
          {isActive ? "Disable" : "Enable"}
        </Button>
        {isBuiltIn ? null : (
          <>
            <Button size="sm" variant="secondary" onClick={onEdit} aria-label={`Edit ${name}`}>
              Edit
            </Button>
            <Button
              size="sm"
              variant="quiet"
              busy={removing}
              busyLabel="Deleting…"
              onClick={remove}
              aria-label={`Delete ${name}`}
            >
              Delete
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
