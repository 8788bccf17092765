import { z } from "zod";
import {
  BELTS,
  DELETION_WORD,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  ROLES,
} from "./account-limits";
import { isTimeZone } from "./account-time-zone";
import { mediaUrlSchema } from "./media";
import { anyText, isoInstant } from "./shared-schemas";

const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** `GET /api/auth/user`: the signed-in user. */
export const currentUserSchema = z.object({
  id: anyText,
  email: anyText,
  firstName: anyText,
  lastName: anyText,
  profileImageUrl: anyText.nullable(),
  role: roleSchema,
  /** For staff: whether they may publish what they write. */
  mayPublish: z.boolean(),
  subscriptionStatus: anyText.nullable(),
  subscriptionPlan: anyText.nullable(),
  timeZone: anyText,
  /** Null unless the member has told it. */
  belt: z.enum(BELTS).nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

const text = (message: string) => z.string({ error: message });

/** Normalised, so that one mailbox is one account, however the address was typed. */
const email = text("Enter your e-mail address.")
  .trim()
  .toLowerCase()
  .min(1, "Enter your e-mail address.")
  .max(EMAIL_MAX_LENGTH, "This e-mail address is too long.")
  .pipe(z.email("This does not look like an e-mail address."));

const newPassword = text("Choose a password.")
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`);

const typedPassword = text("Enter your password.")
  .min(1, "Enter your password.")
  .max(PASSWORD_MAX_LENGTH, "This password is too long.");

const personName = (message: string) =>
  text(message)
    .trim()
    .max(NAME_MAX_LENGTH, `Use at most ${NAME_MAX_LENGTH} characters.`)
    // Bidi control characters would affect the text around the name, too.
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "This name has characters that cannot be shown.");

const firstName = personName("Enter your first name.").min(1, "Enter your first name.");
const lastName = personName("Enter your last name.");

const code = text("Enter the code from the e-mail.")
  .transform((typed) => typed.replace(/\s/g, ""))
  .pipe(anyText.regex(/^\d{6}$/, "The code has six digits."));

const token = text("This link is not complete.")
  .min(1, "This link is not complete.")
  .max(2000, "This link is not valid.");
const returnTo = anyText.max(2000).optional();

/** `POST /api/auth/sign-up/email`. An invalid time zone becomes UTC: it must not prevent a sign-up. */
export const signUpSchema = z.object({
  email,
  password: newPassword,
  firstName,
  lastName: lastName.default(""),
  timeZone: anyText
    .optional()
    .catch(undefined)
    .transform((zone) => (isTimeZone(zone) ? zone : "UTC")),
});
export type SignUp = z.output<typeof signUpSchema>;

/** `POST /api/auth/sign-in/email`. */
export const signInSchema = z.object({ email, password: typedPassword, rememberMe: z.boolean().default(true) });
export type SignIn = z.output<typeof signInSchema>;

/** `POST /api/auth/sign-in/magic-link`: asks for the mail with the one-time link and code. */
export const signInMailSchema = z.object({ email, returnTo });
export type SignInMail = z.output<typeof signInMailSchema>;

/** `POST /api/auth/send-verification-email` and `POST /api/auth/request-password-reset`. */
export const emailOnlySchema = z.object({ email });

/** `POST /api/auth/sign-in/magic-link/verify` and `POST /api/auth/verify-email`. */
export const linkTokenSchema = z.object({ token });

/** `POST /api/auth/verify-email`: whether it signed in this browser, which must be the one that signed up. */
const verifiedSchema = z.object({ status: z.literal(true), signedIn: z.boolean() });
export type Verified = z.infer<typeof verifiedSchema>;

/** `POST /api/auth/sign-in/email-otp` and `POST /api/auth/email-otp/verify-email`. */
export const emailCodeSchema = z.object({ email, otp: code });
export type EmailCode = z.output<typeof emailCodeSchema>;

/** `POST /api/auth/reset-password`. */
export const resetPasswordSchema = z.object({ token, newPassword });
export type ResetPassword = z.output<typeof resetPasswordSchema>;

/** `POST /api/auth/reset-password/check`: whether a link is still valid; checking does not use it up. */
export const linkStateSchema = z.object({ alive: z.boolean() });
export type LinkState = z.infer<typeof linkStateSchema>;

/** `POST /api/auth/change-password`. */
export const changePasswordSchema = z.object({ currentPassword: typedPassword, newPassword });
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** `POST /api/auth/sign-in/social`; returns the address to send the browser to. */
export const providerSignInSchema = z.object({
  provider: z.string({ error: "Choose a provider." }).min(1).max(64),
  returnTo,
});
export type ProviderSignIn = z.output<typeof providerSignInSchema>;

/** A name that its owner gives a passkey. */
const passkeyName = personName("Give the passkey a name.").min(1, "Give the passkey a name.");
const passkeyId = z.string({ error: "Name the passkey." }).min(1, "Name the passkey.").max(100, "Name the passkey.");
/** The device's signed response; the auth library verifies it. */
const ceremony = z.record(anyText, z.unknown(), { error: "The passkey's answer is missing." });

/** `POST /api/auth/passkey/verify-registration`, `/verify-authentication`, `/update-passkey` and `/delete-passkey`. */
export const addPasskeySchema = z.object({ response: ceremony, name: passkeyName.optional() });
export const signInByPasskeySchema = z.object({ response: ceremony });
export const renamePasskeySchema = z.object({ id: passkeyId, name: passkeyName });
export const deletePasskeySchema = z.object({ id: passkeyId });

/** `PATCH /api/auth/profile`; fields left out stay as they are. */
export const profileSchema = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  timeZone: anyText.max(64).refine(isTimeZone, "This is not a time zone we know.").optional(),
  /** The address of an upload of one's own; null removes the photo. */
  profileImageUrl: mediaUrlSchema.nullable().optional(),
  /** Null removes it. */
  belt: z.enum(BELTS, "Choose a belt from the list.").nullable().optional(),
});
export type ProfileChange = z.output<typeof profileSchema>;

/** `GET /api/auth/sessions`: the member's sessions, without their tokens. */
export const sessionSchema = z.object({
  id: anyText,
  current: z.boolean(),
  createdAt: isoInstant,
  expiresAt: isoInstant,
  userAgent: anyText.nullable(),
  ipAddress: anyText.nullable(),
});
export type SessionEntry = z.infer<typeof sessionSchema>;

/** `GET /api/auth/methods`: the sign-in methods of this deployment. */
export const signInMethodsSchema = z.object({
  password: z.boolean(),
  link: z.boolean(),
  code: z.boolean(),
  passkey: z.boolean(),
  providers: z.array(z.object({ id: anyText, name: anyText })),
  /** Only in the local product. */
  demoAccounts: z.array(z.object({ email: anyText, label: anyText })),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

/** `PUT /api/admin/users/{id}/role`. `mayPublish`: whether a coach publishes what they write; omitted, it stays. */
export const roleChangeSchema = z.object({
  role: z.enum(ROLES, { error: "Choose a role: user, coach or admin." }),
  mayPublish: z.boolean("Say whether they publish: true or false.").optional(),
});
export type RoleChange = z.output<typeof roleChangeSchema>;

/** Answer of calls that only report success. */
const doneSchema = z.object({ status: z.literal(true), message: anyText.optional() });
export type Done = z.infer<typeof doneSchema>;

/** `GET /api/auth/confirmation`: how the member confirms their identity before an irreversible action. */
export const confirmationNeedsSchema = z.object({
  hasPassword: z.boolean(),
  /** Whether this session is recent enough; that suffices for an account without a password. */
  isFresh: z.boolean(),
});
export type ConfirmationNeeds = z.infer<typeof confirmationNeedsSchema>;

const confirmation = { password: anyText.max(PASSWORD_MAX_LENGTH, "This password is too long.").optional() };

/** `POST /api/auth/export`. */
export const exportRequestSchema = z.object(confirmation);
export type Confirmation = z.output<typeof exportRequestSchema>;

/** Download address of the archive: valid for ten minutes, in the session that requested it. */
const exportAnswerSchema = z.object({ url: anyText });
export type ExportAnswer = z.infer<typeof exportAnswerSchema>;

/** `POST /api/auth/delete-account`. */
export const deleteAccountSchema = z.object({
  ...confirmation,
  confirmation: text(`Type ${DELETION_WORD} to confirm.`)
    .trim()
    .toUpperCase()
    .refine((typed) => typed === DELETION_WORD, `Type ${DELETION_WORD} to confirm.`),
});
export type DeleteAccount = z.output<typeof deleteAccountSchema>;
