import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { Mail } from "../../platform/mail";
import { layOutMail } from "../../platform/mail-layout";

export const testMail = (to: string, origin: string): Mail => ({
  kind: "test",
  to,
  subject: `Mail from ${brand.name} arrives`,
  ...layOutMail({
    heading: "This mail arrived",
    paragraphs: [
      `It went out the way that all mail of ${brand.name} goes: confirmations, answers, receipts. Members will see this sender and this layout.`,
      "If it was in the folder for junk, the domain of the sender is not confirmed at the mail service.",
    ],
    action: { label: "Back to the guide", url: `${origin}${addressOf("adminStart")}` },
    footnote: "You get this because you asked for it in the guide at your desk.",
  }),
});
