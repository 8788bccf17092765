import { brand } from "../../../contract/brand";
import { AppError } from "../../../http/app-error";

type Owner = { email: string; firstName: string; lastName: string };

const COMMON =
  "This password is among the first that would be tried. Choose one that is harder to guess: a few words in a row.";
const PERSONAL = `This password is made of your name, your address or ours. Choose one that nobody who knows them would try.`;

/** Refuses a new password that would be guessed soon (ASVS 5, 6.2.4 and 6.2.11), beside the field it was typed in. */
export async function refuseGuessable(password: string, field: string, owner: Owner | undefined): Promise<void> {
  // The list is only needed where a password is chosen.
  const { isCommon, isMadeOf } = await import("./guessable");
  const context = [brand.name, brand.coach.name, brand.origin.replace(/^https?:/, "")];
  if (owner) context.push(owner.email, owner.firstName, owner.lastName);
  const message = isCommon(password) ? COMMON : isMadeOf(password, context) ? PERSONAL : null;
  if (message)
    throw new AppError("invalid", message, { code: "PASSWORD_GUESSABLE", issues: [{ path: field, message }] });
}
