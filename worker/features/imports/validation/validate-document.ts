import type { ValidationIssue } from "../../../contract/validation";
import { type ReportStatus, type Severity, VALIDATION_LIMITS } from "../../../contract/validation-limits";
import { type Finding, runBuiltIn } from "./built-in-checks";
import { findMatches } from "./pattern";
import { linesOf, type Subject } from "./subject";

export type HeldRule = {
  name: string;
  severity: Severity;
  category: string;
  pattern: string | null;
  expectedCount: number;
  forbids: boolean;
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

/** Validates a subject. Without details, each violated rule gives one issue. */
export async function validateDocument(
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
    // Rules that only inform cannot fail.
    else verdict.passedRules += 1;
    verdict.issues.push(...issuesOf(rule, findings, detailed));
  }
  verdict.status = verdict.failedRules ? "failed" : verdict.warningRules ? "warning" : "passed";
  verdict.issues = verdict.issues.slice(0, VALIDATION_LIMITS.issues);
  return verdict;
}

/** Checks a coach's rule: a pattern that must or must not occur, or an expected count; neither finds nothing. */
async function findingsOf(rule: HeldRule, subject: Subject, lines: readonly string[]): Promise<Finding[]> {
  const { pattern, expectedCount } = rule;
  if (!pattern && !expectedCount) return [];
  if (pattern && rule.forbids) return forbiddenIn(await findMatches(pattern, lines, true));
  const found = pattern ? (await findMatches(pattern, lines)).length : countOf(rule.category, subject);
  const what = pattern ? "matches of the pattern" : COUNTED[rule.category];
  if (expectedCount === 0) return found > 0 ? [] : [{ message: "The pattern is nowhere in the document." }];
  if (found === expectedCount) return [];
  return [{ message: `Found ${found} ${what}, expected ${expectedCount}.` }];
}

/** Returns one finding per line. */
function forbiddenIn(matches: readonly { text: string; line: string }[]): Finding[] {
  const byLine = new Map(matches.filter(({ text }) => text).map(({ text, line }) => [line, text]));
  return [...byLine].map(([line, text]) => ({
    message: `“${text.slice(0, SHOWN)}” must not be there.`,
    suggestion: "Write it in other words, or change the rule.",
    place: line.split(" | ").slice(0, 3).join(", ").slice(0, SHOWN),
  }));
}

const SHOWN = 120;

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
