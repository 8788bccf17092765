import { z } from "zod";
import { isTimeZone } from "./account-time-zone";
import {
  AVAILABILITY,
  CONSULTATION_STATUSES,
  CONSULTATION_LIMITS as LIMITS,
  CONSULTATION_REFUSALS as REFUSALS,
  SERVICE_TYPES,
} from "./consultations-limits";
import { atMost } from "./texts";

/** A text that may be left out, null or blank, which all mean the same. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, atMost(most))
    .nullish()
    .transform((value) => value || null);

/** `POST /api/consultation-requests`. */
export const consultationRequestSchema = z.object({
  name: z.string(REFUSALS.name).trim().min(LIMITS.nameMin, REFUSALS.name).max(LIMITS.name, atMost(LIMITS.name)),
  email: z.string(REFUSALS.email).trim().max(LIMITS.email, atMost(LIMITS.email)).pipe(z.email(REFUSALS.email)),
  phone: optional(LIMITS.phone),
  message: z
    .string(REFUSALS.message)
    .trim()
    .min(LIMITS.messageMin, REFUSALS.message)
    .max(LIMITS.message, atMost(LIMITS.message)),
  serviceType: z.enum(SERVICE_TYPES, REFUSALS.serviceType),
  availability: z
    .array(z.enum(AVAILABILITY, REFUSALS.availability), REFUSALS.availability)
    .min(1, REFUSALS.availability)
    .transform((chosen) => AVAILABILITY.filter((each) => chosen.includes(each))),
  experience: optional(LIMITS.experience),
  /** The browser's; what is none counts as not said. */
  timeZone: z
    .unknown()
    .optional()
    .transform((zone) => (isTimeZone(zone) ? zone : null)),
  /** Nobody sees this field; what fills it in is no person. */
  website: z.string().max(1000).nullish(),
});

export const consultationReceivedSchema = z.object({ message: z.string() });
export type ConsultationReceived = z.infer<typeof consultationReceivedSchema>;

/** `GET /api/admin/consultation-requests`. */
export const consultationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  availability: z.array(z.enum(AVAILABILITY)),
  experience: z.string().nullable(),
  /** In which they have time. */
  timeZone: z.string().nullable(),
  status: z.enum(CONSULTATION_STATUSES),
  /** The coach's own. */
  notes: z.string(),
  createdAt: z.iso.datetime(),
});
export type Consultation = z.infer<typeof consultationSchema>;

export const consultationFilterSchema = z.object({ status: z.enum(CONSULTATION_STATUSES).optional() });

/** `PUT /api/admin/consultation-requests/{id}`: what is left out stays. */
export const consultationChangeSchema = z
  .object({
    status: z.enum(CONSULTATION_STATUSES, "This is not a status."),
    notes: z.string().max(LIMITS.notes, atMost(LIMITS.notes)),
  })
  .partial();
export type ConsultationChange = z.infer<typeof consultationChangeSchema>;
