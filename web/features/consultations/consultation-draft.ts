import { AVAILABILITY, type Availability } from "../../../worker/contract/consultations-limits";

const TEXTS = ["name", "email", "phone", "message", "serviceType", "experience", "website"] as const;
type Texts = Record<(typeof TEXTS)[number], string>;
export type ConsultationDraft = Texts & { availability: Availability[] };

const KEY = "longroll.consultation";

/** Reads the form's values. The fields are uncontrolled, so that text typed before the code has loaded counts too. */
export function draftOf(form: HTMLFormElement): ConsultationDraft {
  const data = new FormData(form);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, String(data.get(name) ?? "")])) as Texts;
  const chosen = data.getAll("availability");
  return { ...texts, availability: AVAILABILITY.filter((each) => chosen.includes(each)) };
}

/** Fills empty fields from a draft. */
export function fillIn(form: HTMLFormElement, draft: Partial<ConsultationDraft>): void {
  const before = draftOf(form);
  for (const name of TEXTS) {
    const field = form.elements.namedItem(name);
    if (draft[name] && !before[name] && field && "value" in field) field.value = draft[name];
  }
  if (before.availability.length) return;
  for (const box of form.querySelectorAll<HTMLInputElement>("input[name=availability]")) {
    box.checked = draft.availability?.some((each) => each === box.value) ?? false;
  }
}

/** Returns the unsent values of this tab, which survive a reload. */
export function readDraft(): Partial<ConsultationDraft> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return stored && typeof stored === "object" ? stored : {};
  } catch {
    return {};
  }
}

export function saveDraft(draft: ConsultationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; keeping the draft is only a convenience.
  }
}
