import type { ValidationIssue } from "../../../contract/validation";
import { type ReportStatus, type Severity, VALIDATION_LIMITS } from "../../../contract/validation-limits";
import { type Finding, runBuiltIn } from "./built-in-checks";
import { countMatches } from "./pattern";
import { linesOf, type Subject } from "./subject";

export type HeldRule = {
  name: string;
  severity: Severity;
  category: string;
  pattern: string | null;
  expectedCount: number;
  builtIn: string | null;
};

export type Verdict = {
  status: ReportStatus;
  totalRules: number;
  passedRules: number;
  failedRules: number;
  warningRules: number;
  issues: ValidationIssue[];
};

/** Holds a document against rules. Without details each rule that is broken is told in one issue. */
export async function holdAgainstRules(
  subject: Subject,
  rules: readonly HeldRule[],
  detailed = true,
): Promise<Verdict> {
  const lines = linesOf(subject);
  const verdict: Verdict = {
    status: "passed",
    totalRules: 0,
    passedRules: 0,
    failedRules: 0,
    warningRules: 0,
    issues: [],
  };
  for (const rule of rules) {
    const findings = rule.builtIn ? runBuiltIn(rule.builtIn, subject) : await findingsOf(rule, subject, lines);
    if (!findings) continue;
    verdict.totalRules += 1;
    if (findings.length && rule.severity === "error") verdict.failedRules += 1;
    else if (findings.length && rule.severity === "warning") verdict.warningRules += 1;
    // What only informs breaks nothing.
    else verdict.passedRules += 1;
    verdict.issues.push(...issuesOf(rule, findings, detailed));
  }
  verdict.status = verdict.failedRules ? "failed" : verdict.warningRules ? "warning" : "passed";
  verdict.issues = verdict.issues.slice(0, VALIDATION_LIMITS.issues);
  return verdict;
}

/** A coach's own rule: a pattern in the text, or a number of what its category is about. One with neither asks for nothing. */
async function findingsOf(rule: HeldRule, subject: Subject, lines: readonly string[]): Promise<Finding[]> {
  const { pattern, expectedCount } = rule;
  if (!pattern && !expectedCount) return [];
  const found = pattern ? await countMatches(pattern, lines) : countOf(rule.category, subject);
  const what = pattern ? "matches of the pattern" : COUNTED[rule.category];
  if (expectedCount === 0) return found > 0 ? [] : [{ message: "The pattern is nowhere in the document." }];
  if (found === expectedCount) return [];
  return [{ message: `Found ${found} ${what}, expected ${expectedCount}.` }];
}

const COUNTED: Record<string, string> = {
  structure: "days with training",
  content: "exercises",
  format: "exercises with sets and reps",
  links: "exercises with a video",
};

function countOf(category: string, { parts }: Subject): number {
  const exercises = parts.flatMap((part) => part.exercises);
  if (category === "structure") {
    return new Set(parts.filter((part) => part.exercises.length).map(({ dayOfWeek }) => dayOfWeek)).size;
  }
  if (category === "links") return exercises.filter(({ videoUrl }) => videoUrl).length;
  if (category === "format") return exercises.filter(({ setRep, sets, reps }) => setRep || sets || reps).length;
  return exercises.length;
}

function issuesOf({ name, severity }: HeldRule, findings: Finding[], detailed: boolean): ValidationIssue[] {
  const [first] = findings;
  if (!first) return [];
  const head = { ruleName: name, severity };
  if (detailed) return findings.map((finding) => ({ ...head, ...finding }));
  const others = findings.length - 1;
  const { place, ...said } = first;
  return [{ ...head, ...said, message: others ? `${first.message} And ${others} more of the kind.` : first.message }];
}
