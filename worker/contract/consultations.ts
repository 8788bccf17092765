import { z } from "zod";
import { isTimeZone } from "./account-time-zone";
import {
  AVAILABILITY,
  CONSULTATION_STATUSES,
  CONSULTATION_LIMITS as LIMITS,
  CONSULTATION_REFUSALS as REFUSALS,
  SERVICE_TYPES,
} from "./consultations-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost } from "./texts";

/** An optional text: omitted, null and blank all become null. */
const optional = (most: number) =>
  anyText
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
  /** The browser's time zone; an invalid one becomes null. */
  timeZone: z
    .unknown()
    .optional()
    .transform((zone) => (isTimeZone(zone) ? zone : null)),
  /** Honeypot: the field is invisible, so only bots fill it in. */
  website: anyText.max(1000).nullish(),
});

export const consultationReceivedSchema = z.object({ message: anyText });
export type ConsultationReceived = z.infer<typeof consultationReceivedSchema>;

/** `GET /api/admin/consultation-requests`. */
export const consultationSchema = z.object({
  id: wholeNumber,
  name: anyText,
  email: anyText,
  phone: anyText.nullable(),
  message: anyText,
  serviceType: z.enum(SERVICE_TYPES),
  availability: z.array(z.enum(AVAILABILITY)),
  experience: anyText.nullable(),
  /** The time zone of their availability. */
  timeZone: anyText.nullable(),
  status: z.enum(CONSULTATION_STATUSES),
  /** The coach's notes. */
  notes: anyText,
  createdAt: isoInstant,
});
export type Consultation = z.infer<typeof consultationSchema>;

export const consultationFilterSchema = z.object({ status: z.enum(CONSULTATION_STATUSES).optional() });

/** `PUT /api/admin/consultation-requests/{id}`: omitted fields stay. */
export const consultationChangeSchema = z
  .object({
    status: z.enum(CONSULTATION_STATUSES, "This is not a status."),
    notes: anyText.max(LIMITS.notes, atMost(LIMITS.notes)),
  })
  .partial();
export type ConsultationChange = z.infer<typeof consultationChangeSchema>;
