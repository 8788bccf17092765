import { brand } from "../../../worker/contract/brand";
import type { Availability, ServiceType } from "../../../worker/contract/consultations-limits";

const { coachingMonthly, inPersonMonthly } = brand.prices;

export const SERVICE_NAMES: Record<ServiceType, string> = {
  "individualized-programming": `Individualized Programming (${coachingMonthly.label}/${coachingMonthly.per})`,
  "in-person-coaching": `In-Person Coaching (${inPersonMonthly.label}/${inPersonMonthly.per})`,
  "consultation-only": "Free Consultation Only",
};

export const AVAILABILITY_NAMES: Record<Availability, string> = {
  "weekday-morning": "Weekday Morning (6AM-12PM)",
  "weekday-afternoon": "Weekday Afternoon (12PM-6PM)",
  "weekday-evening": "Weekday Evening (6PM-10PM)",
  "weekend-morning": "Weekend Morning (6AM-12PM)",
  "weekend-afternoon": "Weekend Afternoon (12PM-6PM)",
  "weekend-evening": "Weekend Evening (6PM-10PM)",
};
