import { z } from "zod";

export const documentIssueSchema = z.object({
  field: z.string(),
  message: z.string(),
  row: z.number().int().optional(),
});

/** `POST /api/admin/upload-weekly-document`: the new draft program and what was noticed on the way. */
export const weeklyUploadSchema = z.object({
  message: z.string(),
  weeklyProgram: z.object({ id: z.number().int(), title: z.string(), startDate: z.iso.date(), endDate: z.iso.date() }),
  metadata: z.object({
    totalExercises: z.number().int(),
    totalDays: z.number().int(),
    hasVideoLinks: z.boolean(),
  }),
  validation: z.object({
    isValid: z.boolean(),
    errors: z.array(documentIssueSchema),
    warnings: z.array(z.string()),
    missingVideoUrls: z.array(z.string()),
  }),
  duplicates: z.array(
    z.object({ id: z.number().int(), title: z.string(), reason: z.enum(["same_file", "same_week"]) }),
  ),
});
export type WeeklyUpload = z.infer<typeof weeklyUploadSchema>;
