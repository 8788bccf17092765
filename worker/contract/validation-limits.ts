export const SEVERITIES = ["error", "warning", "info"] as const;
export type Severity = (typeof SEVERITIES)[number];
export const RULE_CATEGORIES = ["structure", "content", "format", "links"] as const;
export type RuleCategory = (typeof RULE_CATEGORIES)[number];
export const REPORT_STATUSES = ["passed", "failed", "warning"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Validation messages for rules. */
export const RULE_REFUSALS = {
  name: "Rule name is required",
  forbidden: "Write the word or pattern that must not be there.",
  expectedCount: "Expected count is a whole number from 0 to 10,000",
} as const;

export const VALIDATION_LIMITS = {
  name: 120,
  description: 500,
  pattern: 300,
  expectedCount: 10_000,
  rules: 100,
  /** Most documents per run. */
  documents: 1000,
  /** Most issues in one report, and in a summary. */
  issues: 200,
  /** Latest reports shown on the page. */
  reportsShown: 10,
  archiveAfterDays: 30,
} as const;
