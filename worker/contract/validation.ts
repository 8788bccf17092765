import { z } from "zod";
import { pageQuerySchema } from "./paging";
import { atMost } from "./texts";
import {
  VALIDATION_LIMITS as LIMITS,
  RULE_REFUSALS as REFUSALS,
  REPORT_STATUSES,
  RULE_CATEGORIES,
  SEVERITIES,
} from "./validation-limits";

const severity = z.enum(SEVERITIES);

const ruleFields = {
  name: z.string(REFUSALS.name).trim().min(1, REFUSALS.name).max(LIMITS.name, atMost(LIMITS.name)),
  description: z.string().trim().max(LIMITS.description, atMost(LIMITS.description)).nullish(),
  severity: severity.default("error"),
  category: z.enum(RULE_CATEGORIES).default("structure"),
  /** A regular expression (RE2), looked for in each line of the document's text. */
  pattern: z
    .string()
    .max(LIMITS.pattern, atMost(LIMITS.pattern))
    .nullish()
    .transform((typed) => typed?.trim() || null),
  /** The pattern must not be there, in capitals or not. */
  forbids: z.boolean().default(false),
  /** 0: at least once. What is no number counts as 0. */
  expectedCount: z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => Math.trunc(Number(value ?? 0)) || 0)
    .pipe(z.number().min(0, REFUSALS.expectedCount).max(LIMITS.expectedCount, REFUSALS.expectedCount)),
};

type Forbidding = { forbids: boolean; pattern: string | null };
const saysWhat = ({ forbids, pattern }: Forbidding) => !forbids || pattern !== null;
const NOTHING_FORBIDDEN = { path: ["pattern"], message: REFUSALS.forbidden };

export const newRuleSchema = z
  .object({
    /** Made by the client; a rule that comes without one gets the like. */
    id: z
      .string()
      .regex(/^[\w-]{1,64}$/, "A rule's id is made of letters, digits, - and _.")
      .default(() => `rule_${Date.now()}`),
    ...ruleFields,
    isActive: z.boolean().default(true),
  })
  .refine(saysWhat, NOTHING_FORBIDDEN);
export type NewRule = z.input<typeof newRuleSchema>;

/** `PUT /api/admin/validation-rules/{id}`: all of the rule; whether it is active stays unless it is said. */
export const ruleEditSchema = z
  .object({ ...ruleFields, isActive: z.boolean().optional() })
  .refine(saysWhat, NOTHING_FORBIDDEN);
export type RuleEdit = z.input<typeof ruleEditSchema>;

export const ruleSwitchSchema = z.object({ isActive: z.boolean("Say whether the rule is active.") });

export const validationRuleSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  severity,
  category: z.enum(RULE_CATEGORIES),
  pattern: z.string().nullable(),
  forbids: z.boolean(),
  expectedCount: z.number().int(),
  isActive: z.boolean(),
  /** Brought by the product, as opposed to written by a coach. */
  isBuiltIn: z.boolean(),
});
export type ValidationRule = z.infer<typeof validationRuleSchema>;

const validationIssueSchema = z.object({
  ruleName: z.string(),
  severity,
  message: z.string(),
  suggestion: z.string().optional(),
  /** Where in the document, in words. */
  place: z.string().optional(),
});
export type ValidationIssue = z.infer<typeof validationIssueSchema>;

export const validationReportSchema = z.object({
  id: z.string(),
  documentId: z.string(),
  documentName: z.string(),
  status: z.enum(REPORT_STATUSES),
  totalRules: z.number().int(),
  passedRules: z.number().int(),
  failedRules: z.number().int(),
  warningRules: z.number().int(),
  timestamp: z.iso.datetime(),
  issues: z.array(validationIssueSchema),
  archived: z.boolean(),
  /** The rules have changed since. */
  isOutdated: z.boolean(),
  /** What the document has become, where it still is there. */
  became: z.object({ kind: z.enum(["week", "workout"]), id: z.number().int(), title: z.string() }).nullable(),
});
export type ValidationReport = z.infer<typeof validationReportSchema>;

export const reportQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(LIMITS.reportsShown),
  archived: z.enum(["true", "false"]).default("false"),
});

/** `GET /api/admin/validation-summary`: the latest report of each document counts, archived ones do not. */
export const validationSummarySchema = z.object({
  passed: z.number().int(),
  warnings: z.number().int(),
  failed: z.number().int(),
  activeRules: z.number().int(),
  documents: z.number().int(),
  /** Documents without a report of the rules as they are. */
  unchecked: z.number().int(),
});
export type ValidationSummary = z.infer<typeof validationSummarySchema>;

/** Without ids: all documents that have not been held against the present rules. */
export const runRequestSchema = z.object({
  documentIds: z.array(z.string().max(64)).max(LIMITS.documents, `At most ${LIMITS.documents} documents.`).nullish(),
});

export const validationRunSchema = z.object({
  id: z.string(),
  message: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  /** Of those done. */
  failed: z.number().int(),
  isFinished: z.boolean(),
});
export type ValidationRun = z.infer<typeof validationRunSchema>;

export const validationSettingsSchema = z.object({
  runOnUpload: z.boolean(),
  blockImportOnErrors: z.boolean(),
  emailNotifications: z.boolean(),
  detailedReports: z.boolean(),
  archiveAfter30Days: z.boolean(),
  exportCsv: z.boolean(),
});
export type ValidationSettings = z.infer<typeof validationSettingsSchema>;
export const settingsChangeSchema = validationSettingsSchema.partial();

export const documentPageQuerySchema = pageQuerySchema.extend({
  cursor: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{1,64}$/, "This page link is not valid. Start again from the first page.")
    .optional(),
});

/** A stored document, for choosing which ones to check. */
export const coachDocumentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  kind: z.enum(["week", "workout", "program"]),
  uploadedAt: z.iso.datetime(),
  status: z.enum(REPORT_STATUSES).nullable(),
});
export type CoachDocument = z.infer<typeof coachDocumentSchema>;
