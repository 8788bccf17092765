const MOST = 2000;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MAIL_ADDRESS = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const KEY = /\b(?:sk|pk|rk|re|whsec|seti|pi)_\w{6,}/g;
const BEHIND_ITS_NAME =
  /(?<![a-z])(cookie|password|secret|token|authorization|otp|code)(["']?\s{0,3}[:=]\s{0,3}["']?)(?:bearer\s{1,3})?[^\s"',;}]{4,}/gi;
const BEARER = /\b(bearer\s{1,3})[^\s"',;}]{4,}/gi;
const QUERY = /(https?:\/\/[^\s?#"']{1,500})[?#][^\s"']*/g;
const LONG = /[\w-]{24,}/g;

/**
 * Returns a text for the log or the coach without mail addresses, keys, tokens, query strings, and values after words
 * such as “password”. Ids stay, because they are used for lookup.
 */
export function withoutSecrets(text: string): string {
  return (
    text
      .slice(0, MOST)
      .replace(MAIL_ADDRESS, "[mail address]")
      .replace(KEY, "[key]")
      .replace(BEHIND_ITS_NAME, "$1$2[removed]")
      .replace(BEARER, "$1[removed]")
      .replace(QUERY, "$1?…")
      // A token has a digit; long identifiers in code have none.
      .replace(LONG, (word) => (UUID.test(word) || !/\d/.test(word) ? word : "[token]"))
  );
}
