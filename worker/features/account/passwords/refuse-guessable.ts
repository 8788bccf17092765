import { brand } from "../../../contract/brand";
import { AppError } from "../../../http/app-error";

type Owner = { email: string; firstName: string; lastName: string };

const COMMON =
  "This password is among the first that would be tried. Choose one that is harder to guess: a few words in a row.";
const PERSONAL = `This password is made of your name, your address or ours. Choose one that nobody who knows them would try.`;

/** Throws `invalid` for a guessable new password (ASVS 5, 6.2.4 and 6.2.11), naming the field. */
export async function refuseGuessable(password: string, field: string, owner: Owner | undefined): Promise<void> {
  // Imported lazily: the list is needed only where a password is chosen.
  const { isCommon, isMadeOf } = await import("./guessable");
  const context = [brand.name, brand.coach.name, brand.origin.replace(/^https?:/, "")];
  if (owner) context.push(owner.email, owner.firstName, owner.lastName);
  const message = isCommon(password) ? COMMON : isMadeOf(password, context) ? PERSONAL : null;
  if (message)
    throw new AppError("invalid", message, { code: "PASSWORD_GUESSABLE", issues: [{ path: field, message }] });
}
