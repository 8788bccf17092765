import type { ConsultationStatus } from "../../../worker/contract/consultations-limits";

export const STATUS_NAMES: Record<ConsultationStatus, string> = {
  new: "New",
  contacted: "Contacted",
  booked: "Booked",
  closed: "Closed",
  spam: "Spam",
};
