import type { Availability } from "../../../worker/contract/consultations-limits";

export type ConsultationDraft = {
  name: string;
  email: string;
  phone: string;
  message: string;
  serviceType: string;
  availability: Availability[];
  experience: string;
  website: string;
};

export const EMPTY: ConsultationDraft = {
  name: "",
  email: "",
  phone: "",
  message: "",
  serviceType: "",
  availability: [],
  experience: "",
  website: "",
};

const KEY = "longroll.consultation";

/** What was typed in this tab and not sent yet: a reload or a visit to another page does not lose it. */
export function keptDraft(): ConsultationDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return kept && typeof kept === "object" ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepDraft(draft: ConsultationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Keeping it is a convenience.
  }
}
