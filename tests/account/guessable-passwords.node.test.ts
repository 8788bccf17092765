import { describe, expect, it } from "vitest";
import { PASSWORD_MIN_LENGTH } from "../../worker/contract/account-limits";
import { COMMON_PASSWORDS, COMMON_WORDS } from "../../worker/features/account/passwords/common-passwords";
import { isCommon, isMadeOf } from "../../worker/features/account/passwords/guessable";

const listed = COMMON_PASSWORDS.trim().split(/\s+/);

describe("a password that would be tried first", () => {
  it("is one of more than three thousand, each of which could be a password here", () => {
    const years = COMMON_WORDS.trim()
      .split(/\s+/)
      .map((word) => `${word}2026!`);
    const all = new Set([...listed, ...years]);
    expect(all.size).toBeGreaterThan(3000);
    for (const password of all) expect.soft(isCommon(password), password).toBe(true);
    expect(listed.filter((password) => password.length < PASSWORD_MIN_LENGTH)).toEqual([]);
    expect(listed.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });

  it.each([
    "1234567890",
    "0987654321",
    "qwertyuiop",
    "QWERTYUIOP",
    "1q2w3e4r5t",
    "aaaaaaaaaa",
    "abcabcabcabc",
    "password123!",
    "Password2026",
    "P4ssw0rd!!!!",
    "123456qwerty",
    "abcdefghijk",
    "zxcvbnm12345",
    "Basketball!",
    "2026dragon2026",
  ])("may be %s", (password) => expect(isCommon(password)).toBe(true));

  it.each([
    "a long enough password",
    "long enough to keep",
    "correct horse battery",
    "Tr0ub4dor&3xyz",
    "пароль из слов",
    "longroll-demo",
    "x7#Qm2!vLp9",
    "basketball with ana",
  ])("is not %s", (password) => expect(isCommon(password)).toBe(false));
});

describe("a password made of what everybody knows", () => {
  const context = ["Longroll", "Ana", "Lima", "ana.lima@guarda.example"];
  it.each(["longroll2026", "Longroll-Ana!", "lima.ana.1990", "ana.lima@guarda", "ANALIMA12345"])(
    "may be %s",
    (password) => expect(isMadeOf(password, context)).toBe(true),
  );
  it.each(["longroll-demo", "a banana tree", "guarda passing on rainy days"])("is not %s", (password) =>
    expect(isMadeOf(password, context)).toBe(false),
  );
});
