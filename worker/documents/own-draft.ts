import { weekDraftSchema, workoutDraftSchema } from "../contract/draft-schemas";
import type { WeekDraft, WorkoutDraft } from "../contract/drafts";
import { openPackage } from "./package/open-package";
import { text } from "./package/write-package";

const PART = "customXml/longroll-draft.xml";
/** What a reader sees of the documents that the product writes. */
const MAIN = ["word/document.xml", "xl/worksheets/sheet1.xml"];

/**
 * The part of a document that holds what it was made of. A table has no place for all that a week can say, and some texts
 * read as something else: so the draft goes with it, sealed by what stands on the pages. Whoever saves the document in Word
 * or Excel changes those, and from then on what is written there is what counts.
 */
export async function sealedDraft(
  draft: WeekDraft | WorkoutDraft | null,
  main: string,
): Promise<Record<string, string>> {
  if (!draft) return {};
  // As `officePackage` stores it, with its XML declaration in front: what is hashed is the part without it.
  const seal = await sealOf(new TextEncoder().encode(main));
  return { [PART]: `<draft xmlns="urn:longroll:draft" seal="${seal}">${text(JSON.stringify(draft))}</draft>` };
}

/** The week that the product made this very document of; null for every other document. */
export const ownWeek = (bytes: Uint8Array): Promise<WeekDraft | null> =>
  ownDraft(bytes, (value) => weekDraftSchema.safeParse(value).data ?? null);

/** The same for a workout. */
export const ownWorkout = (bytes: Uint8Array): Promise<WorkoutDraft | null> =>
  ownDraft(bytes, (value) => workoutDraftSchema.safeParse(value).data ?? null);

async function ownDraft<T>(bytes: Uint8Array, check: (value: unknown) => T | null): Promise<T | null> {
  // Names stand in a zip as they are: most documents are not even opened for it.
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(PART)) return null;
  try {
    const pack = await openPackage(bytes);
    const part = pack.tree(PART);
    const main = MAIN.flatMap((path) => pack.bytes(path) ?? [])[0];
    if (!part || !main) return null;
    const begin = main.indexOf(0x0a) + 1;
    return (await sealOf(main.subarray(begin))) === part.attribute("seal") ? check(JSON.parse(part.text)) : null;
  } catch {
    // Whatever is wrong with it, the pages are read as any others.
    return null;
  }
}

async function sealOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.slice());
  return Buffer.from(digest).toString("hex");
}
