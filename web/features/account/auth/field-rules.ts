import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../../worker/contract/account-limits";

/** Client-side validation, with the server's messages. */
export const EMAIL_RULES = {
  required: "Enter your e-mail address.",
  pattern: { value: /^\s*[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+\s*$/, message: "This does not look like an e-mail address." },
};

export const TYPED_PASSWORD_RULES = { required: "Enter your password." };

export const NEW_PASSWORD_RULES = {
  required: "Choose a password.",
  minLength: { value: PASSWORD_MIN_LENGTH, message: `Use at least ${PASSWORD_MIN_LENGTH} characters.` },
  maxLength: { value: PASSWORD_MAX_LENGTH, message: `Use at most ${PASSWORD_MAX_LENGTH} characters.` },
};

export const CODE_RULES = {
  required: "Enter the code from the e-mail.",
  validate: (typed: string) => /^\d{6}$/.test(typed.replace(/\s/g, "")) || "The code has six digits.",
};

export const FIRST_NAME_RULES = { required: "Enter your first name." };
