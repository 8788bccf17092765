import { describe, expect, it } from "vitest";
import {
  CODE_RULES,
  EMAIL_RULES,
  NEW_PASSWORD_RULES,
  TYPED_PASSWORD_RULES,
} from "../../web/features/account/auth/field-rules";
import { type FieldRules, ruleRefusal } from "../../web/features/account/auth/rule-refusal";

describe("what is typed at a door is refused by the first rule that it breaks", () => {
  it.each<[what: string, rules: FieldRules, typed: string, refusal: string | undefined]>([
    ["no address", EMAIL_RULES, "", "Enter your e-mail address."],
    ["no address at all", EMAIL_RULES, "nope", "This does not look like an e-mail address."],
    ["an address with blanks around it", EMAIL_RULES, " ana@example.com ", undefined],
    ["no password", TYPED_PASSWORD_RULES, "", "Enter your password."],
    ["a password of one character, which the server judges", TYPED_PASSWORD_RULES, "x", undefined],
    ["no new password", NEW_PASSWORD_RULES, "", "Choose a password."],
    ["a short new password", NEW_PASSWORD_RULES, "123456789", "Use at least 10 characters."],
    ["a new password of ten characters", NEW_PASSWORD_RULES, "1234567890", undefined],
    ["an endless new password", NEW_PASSWORD_RULES, "x".repeat(129), "Use at most 128 characters."],
    ["no code", CODE_RULES, "", "Enter the code from the e-mail."],
    ["half a code", CODE_RULES, "123", "The code has six digits."],
    ["a code in two halves", CODE_RULES, "123 456", undefined],
    ["nothing where nothing is asked for", {}, "", undefined],
  ])("%s", (_what, rules, typed, refusal) => {
    expect(ruleRefusal(rules, typed)).toBe(refusal);
  });
});
