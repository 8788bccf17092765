import { desc, eq } from "drizzle-orm";
import { brand } from "../../contract/brand";
import type { SignedPaper, SignedPapers } from "../../contract/first-week";
import { SIGNED_SHOWN } from "../../contract/first-week-limits";
import { firstWeekSignature, firstWeekVersion } from "../../db/first-week";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Lists what the actor has signed, each with the text of its version. */
export async function readSigned({ db, actor }: Ctx): Promise<SignedPapers> {
  const rows = await signaturesOf(db, memberOf(actor).user.id);
  return { papers: rows.map(presentPaper) };
}

export const signaturesOf = (db: Ctx["db"], userId: string) =>
  db
    .select({ signature: firstWeekSignature, content: firstWeekVersion.content })
    .from(firstWeekSignature)
    .innerJoin(firstWeekVersion, eq(firstWeekVersion.id, firstWeekSignature.versionId))
    .where(eq(firstWeekSignature.userId, userId))
    .orderBy(desc(firstWeekSignature.id))
    .limit(SIGNED_SHOWN);

type Row = Awaited<ReturnType<typeof signaturesOf>>[number];

export const presentPaper = ({ signature, content }: Row): SignedPaper => ({
  id: signature.id,
  club: brand.name,
  title: content.waiver.title,
  text: content.waiver.text,
  answers: signature.answers,
  fullName: signature.fullName,
  signedAt: signature.signedAt.toISOString(),
  version: signature.versionId,
  waiverHash: signature.waiverHash,
});
