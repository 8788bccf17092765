export const SERVICE_TYPES = ["individualized-programming", "in-person-coaching", "consultation-only"] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const AVAILABILITY = [
  "weekday-morning",
  "weekday-afternoon",
  "weekday-evening",
  "weekend-morning",
  "weekend-afternoon",
  "weekend-evening",
] as const;
export type Availability = (typeof AVAILABILITY)[number];

export const CONSULTATION_STATUSES = ["new", "contacted", "booked", "closed", "spam"] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

export const CONSULTATION_LIMITS = {
  nameMin: 2,
  name: 100,
  email: 254,
  phone: 40,
  messageMin: 10,
  message: 4000,
  experience: 2000,
  notes: 4000,
} as const;

/** Validation messages of the form. */
export const CONSULTATION_REFUSALS = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  message: "Please provide at least 10 characters describing your goals",
  serviceType: "Please select a service type",
  availability: "Please select at least one availability option",
} as const;
