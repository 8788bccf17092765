import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  VALIDATION_LIMITS as LIMITS,
  RULE_CATEGORIES,
  type RuleCategory,
  SEVERITIES,
  type Severity,
} from "../../../../worker/contract/validation-limits";
import { useAddRule, useChangeRule } from "../../../data/validation";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { refusalsOf } from "../../../lib/http/issues-of";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { useCallKey } from "../../../lib/http/use-call-key";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { useOpenedHeading } from "../../../ui/use-opened-heading";
import { isSame, payloadOf, RULE_KINDS, type RuleDraft, type RuleWork, refusalsOfDraft, ruleStore } from "./rule-draft";
import { optionsOf } from "./rule-words";

type RuleFormProps = {
  userId: string;
  work: RuleWork;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  /** Clears the form. */
  onCancel: () => void;
  onDiscard: () => void;
  /** Whether a click opened the form. */
  focus: boolean;
};

/** A form for a coach's own rule. The tab keeps what is typed until the rule is stored. */
export function RuleForm({ userId, work, onDirty, onSaved, onCancel, onDiscard, focus }: RuleFormProps) {
  const { id, before } = work;
  const isNew = id === null;
  const { toast } = useToast();
  // The form is free for another rule as soon as this one is stored, before the list shows it.
  const saved = () => {
    toast({ title: isNew ? "Validation Rule Created" : "Validation Rule Updated", tone: "success" });
    onSaved();
  };
  const add = useAddRule(saved);
  const edit = useChangeRule(saved);
  const keyOf = useCallKey();
  const [draft, setDraft] = useState(work.draft);
  const [wasKept] = useState(!isSame(work.draft, before));
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [newId] = useState(() => `rule_${Date.now()}`);
  const form = useRef<HTMLFormElement>(null);
  const heading = useOpenedHeading(focus);
  const dirty = !isSame(draft, before);

  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => ruleStore.save(userId, dirty ? { id, before, draft } : null), [userId, id, before, draft, dirty]);
  useUnloadGuard(dirty);

  const set = (change: Partial<RuleDraft>) => {
    setDraft({ ...draft, ...change });
    setRefusals({});
  };
  const refuse = (found: Record<string, string>) => {
    setRefusals(found);
    const [first] = Object.keys(found);
    const control = first ? form.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = refusalsOfDraft(draft);
    const [wrong] = Object.values(found);
    if (wrong) {
      refuse(found);
      return toast({ tone: "destructive", title: wrong });
    }
    const payload = payloadOf(draft);
    const then = {
      onError: (error: Error) => {
        if (isUnauthorized(error)) return;
        refuse(refusalsOf(error, (path) => path));
        const title = isNew ? "The rule was not created" : "The rule was not changed";
        toast({ tone: "destructive", title, description: shownMessage(error) });
      },
    };
    if (isNew)
      add.mutate({ rule: { ...payload, id: newId, isActive: true }, key: keyOf(JSON.stringify(payload)) }, then);
    else edit.mutate({ id, rule: payload }, then);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="rule-form" className="grid content-start gap-5">
      <h2 id="rule-form" ref={heading} tabIndex={-1} className="text-3xl">
        {isNew ? "Create Rule" : "Edit Rule"}
      </h2>
      {wasKept ? <UnsavedChanges onDiscard={onDiscard}>The rule below is as you left it.</UnsavedChanges> : null}
      <RuleFields draft={draft} refusals={refusals} onChange={set} />
      <PatternFields draft={draft} refusals={refusals} onChange={set} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={add.isPending || edit.isPending} busyLabel={isNew ? "Creating…" : "Updating…"}>
          {isNew ? "Create Rule" : "Update Rule"}
        </Button>
        {isNew && !dirty ? null : (
          <Button variant="secondary" disabled={add.isPending || edit.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

type FieldsProps = {
  draft: RuleDraft;
  refusals: Record<string, string>;
  onChange: (change: Partial<RuleDraft>) => void;
};

function RuleFields({ draft, refusals, onChange }: FieldsProps) {
  return (
    <>
      <Field label="Rule name" required error={refusals.name}>
        <TextInput
          name="name"
          value={draft.name}
          maxLength={LIMITS.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Description" optional error={refusals.description}>
        <TextArea
          name="description"
          rows={2}
          value={draft.description}
          maxLength={LIMITS.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Severity of the rule">
          <Select
            name="severity"
            value={draft.severity}
            onChange={(event) => onChange({ severity: event.target.value as Severity })}
            options={optionsOf(SEVERITIES)}
          />
        </Field>
        <Field label="Category of the rule">
          <Select
            name="category"
            value={draft.category}
            onChange={(event) => onChange({ category: event.target.value as RuleCategory })}
            options={optionsOf(RULE_CATEGORIES)}
          />
        </Field>
      </div>
      <Field label="Kind of rule">
        <Select
          name="kind"
          value={draft.kind}
          onChange={(event) => onChange({ kind: event.target.value as RuleDraft["kind"] })}
          options={RULE_KINDS}
        />
      </Field>
    </>
  );
}

/** What the rule searches for, and how often. */
function PatternFields({ draft, refusals, onChange }: FieldsProps) {
  const forbids = draft.kind === "forbids";
  return (
    <>
      <Field
        label={forbids ? "Word or pattern" : "Pattern"}
        {...(forbids ? { required: true } : { optional: true })}
        error={refusals.pattern}
        help={
          forbids
            ? "A word, or a regular expression (RE2), in capitals or not: the rule fails wherever it is found."
            : "A regular expression (RE2), looked for in each exercise's line: code | name | tier | sets and reps | load…"
        }
      >
        <TextInput
          name="pattern"
          value={draft.pattern}
          maxLength={LIMITS.pattern}
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          onChange={(event) => onChange({ pattern: event.target.value })}
        />
      </Field>
      {forbids ? null : (
        <Field
          label="Expected count"
          optional
          error={refusals.expectedCount}
          help="How often the pattern has to be there. Empty or 0: at least once. Without a pattern: so many days, exercises, or exercises with sets or video, by category."
        >
          <TextInput
            name="expectedCount"
            inputMode="numeric"
            value={draft.expectedCount}
            onChange={(event) => onChange({ expectedCount: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
