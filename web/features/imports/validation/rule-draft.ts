import type { RuleEdit, ValidationRule } from "../../../../worker/contract/validation";
import { RULE_REFUSALS, type RuleCategory, type Severity } from "../../../../worker/contract/validation-limits";
import { draftStore } from "../../../lib/offline/draft-store";

/** The kinds of rule; a forbidden word has no count. */
export const RULE_KINDS = [
  { value: "asks", label: "Has to be there" },
  { value: "forbids", label: "Must not be there" },
] as const;

/** A rule as typed in the form. */
export type RuleDraft = {
  name: string;
  description: string;
  severity: Severity;
  category: RuleCategory;
  kind: (typeof RULE_KINDS)[number]["value"];
  pattern: string;
  expectedCount: string;
};

const BLANK: RuleDraft = {
  name: "",
  description: "",
  severity: "error",
  category: "structure",
  kind: "asks",
  pattern: "",
  expectedCount: "",
};

export const draftOf = (rule: ValidationRule): RuleDraft => ({
  name: rule.name,
  description: rule.description,
  severity: rule.severity,
  category: rule.category,
  kind: rule.forbids ? "forbids" : "asks",
  pattern: rule.pattern ?? "",
  expectedCount: rule.expectedCount ? String(rule.expectedCount) : "",
});

export function payloadOf({ kind, pattern, expectedCount, ...said }: RuleDraft): RuleEdit {
  const forbids = kind === "forbids";
  return {
    ...said,
    pattern: pattern || null,
    forbids,
    expectedCount: forbids ? 0 : Number.parseInt(expectedCount, 10) || 0,
  };
}

/** Returns the validation errors, by field. */
export const refusalsOfDraft = ({ name, kind, pattern }: RuleDraft): Record<string, string> => ({
  ...(name.trim() ? {} : { name: RULE_REFUSALS.name }),
  ...(kind === "forbids" && !pattern.trim() ? { pattern: RULE_REFUSALS.forbidden } : {}),
});

export const isSame = (one: RuleDraft, other: RuleDraft) => JSON.stringify(one) === JSON.stringify(other);

/** The rule in the form (`id` is null for a new one): as stored and as typed. */
export type RuleWork = { id: string | null; before: RuleDraft; draft: RuleDraft };

export const NEW_RULE: RuleWork = { id: null, before: BLANK, draft: BLANK };

export const ruleStore = draftStore<RuleWork>("tab", "rule-draft", (value) => {
  const stored = value as Partial<RuleWork> | null;
  if (!stored?.draft || !stored.before) return null;
  return {
    id: typeof stored.id === "string" ? stored.id : null,
    before: { ...BLANK, ...stored.before },
    draft: { ...BLANK, ...stored.draft },
  };
});
