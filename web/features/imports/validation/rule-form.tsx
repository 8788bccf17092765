import { type FormEvent, useRef, useState } from "react";
import {
  VALIDATION_LIMITS as LIMITS,
  RULE_CATEGORIES,
  type RuleCategory,
  SEVERITIES,
  type Severity,
} from "../../../../worker/contract/validation-limits";
import { refusalsOf } from "../../../lib/issues-of";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { optionsOf } from "./rule-words";
import { useAddRule } from "./validation-queries";

const BLANK = { name: "", description: "", severity: "error", category: "structure", pattern: "", expectedCount: "" };

/** A rule of the coach's own. What was typed stays until the rule is stored. */
export function RuleForm() {
  const add = useAddRule();
  const { toast } = useToast();
  const [draft, setDraft] = useState(BLANK);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<typeof BLANK>) => {
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
    if (!draft.name.trim()) {
      refuse({ name: "Rule name is required" });
      return toast({ tone: "destructive", title: "Rule name is required" });
    }
    add.mutate(
      {
        ...draft,
        id: `rule_${Date.now()}`,
        severity: draft.severity as Severity,
        category: draft.category as RuleCategory,
        pattern: draft.pattern || null,
        expectedCount: Number.parseInt(draft.expectedCount, 10) || 0,
        isActive: true,
      },
      {
        onSuccess: () => {
          toast({ title: "Validation Rule Created", tone: "success" });
          setDraft(BLANK);
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          refuse(refusalsOf(error, (path) => path));
          toast({ tone: "destructive", title: "The rule was not created", description: shownMessage(error) });
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="new-rule" className="grid content-start gap-5">
      <h2 id="new-rule" className="text-3xl">
        Create Rule
      </h2>
      <Field label="Rule name" required error={refusals.name}>
        <TextInput
          name="name"
          value={draft.name}
          maxLength={LIMITS.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label="Description" optional error={refusals.description}>
        <TextArea
          name="description"
          rows={2}
          value={draft.description}
          maxLength={LIMITS.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Severity of the rule">
          <Select
            name="severity"
            value={draft.severity}
            onChange={(event) => set({ severity: event.target.value })}
            options={optionsOf(SEVERITIES)}
          />
        </Field>
        <Field label="Category of the rule">
          <Select
            name="category"
            value={draft.category}
            onChange={(event) => set({ category: event.target.value })}
            options={optionsOf(RULE_CATEGORIES)}
          />
        </Field>
      </div>
      <Field
        label="Pattern"
        optional
        error={refusals.pattern}
        help="A regular expression (RE2), looked for in each exercise's line: code | name | tier | sets and reps | load…"
      >
        <TextInput
          name="pattern"
          value={draft.pattern}
          maxLength={LIMITS.pattern}
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          onChange={(event) => set({ pattern: event.target.value })}
        />
      </Field>
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
          onChange={(event) => set({ expectedCount: event.target.value })}
        />
      </Field>
      <Button type="submit" busy={add.isPending} busyLabel="Creating…" className="justify-self-start">
        Create Rule
      </Button>
    </form>
  );
}
