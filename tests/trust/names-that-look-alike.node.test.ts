import { describe, expect, it } from "vitest";
import { signInSchema, signUpSchema } from "../../worker/contract/account";
import { newBlogPostSchema } from "../../worker/contract/blog";

const signUp = (email: string) =>
  signUpSchema.safeParse({ email, password: "a long enough password", firstName: "Ana", timeZone: "UTC" });

describe("an address", () => {
  it.each(["ana@example.com", " ANA@Example.COM ", "\tana@example.com\n", "\u00A0ana@example.com"])(
    "is one mailbox, also typed as %j",
    (typed) => {
      expect(signUp(typed).data?.email).toBe("ana@example.com");
      expect(signInSchema.parse({ email: typed, password: "x" }).email).toBe("ana@example.com");
    },
  );

  // Two spellings that look the same would be two accounts: what has more than one is none.
  it.each([
    ["a letter with its accent in one sign", "an\u00E9@example.com"],
    ["a letter with its accent in two signs", "ane\u0301@example.com"],
    ["a letter of another script", "\u0430na@example.com"],
    ["a domain of another script", "ana@ex\u0430mple.com"],
    ["wide letters", "\uFF41na@example.com"],
    ["the long s, which is an s in upper case", "ana@\u017Fite.com"],
    ["the dotted capital I", "\u0130vo@example.com"],
    ["a dot at the end", "ana@example.com."],
    ["a dot at the end of the name", "ana.@example.com"],
    ["two dots", "an..a@example.com"],
    ["a space inside", "an a@example.com"],
    ["a sign that is not seen", "an\u200Ba@example.com"],
    ["a change of direction", "an\u202Ea@example.com"],
    ["a NUL", "an\0a@example.com"],
    ["two of them", "ana@example.com,bo@example.com"],
    ["a line of a mail's head", "ana@example.com\nBcc: bo@example.com"],
  ])("is none with %s", (_, typed) => {
    expect(signUp(typed).success).toBe(false);
  });
});

describe("the address of an article", () => {
  const slugOf = (slug: string) => newBlogPostSchema.safeParse({ title: "Sleep", slug }).data?.slug;

  it("is lower case however it is typed", () => {
    expect(slugOf(" Sleep-WELL ")).toBe("sleep-well");
  });

  it.each([
    "sl\u0435ep",
    "sle\u0301ep",
    "sl\u00E9ep",
    "\uFF53leep",
    "sleep\u200B",
    "sl\u202Eeep",
    "sleep\0",
    "sleep/..",
    "%73leep",
    "\u212Aelp\u0130",
  ])("has no letters that only look like those that it may have: %j", (typed) => {
    expect(slugOf(typed)).toBeUndefined();
  });
});
