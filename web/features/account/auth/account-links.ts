import { PAGES } from "../../../../worker/contract/pages";

/** The address of a door, with what it needs to know: `/sign-in/code?email=a%40b.example`. */
export function authAddress(
  page: keyof Pick<typeof PAGES, "signIn" | "signInCode" | "signUp" | "verifyEmail" | "forgotPassword">,
  query: Record<string, string | null>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  const search = params.toString();
  return search ? `${PAGES[page]}?${search}` : PAGES[page];
}
