/** Returns a member's initial: of the first name, else of the e-mail address, else U. */
export function userInitial(user: { firstName?: string | null; email?: string | null }): string {
  const [letter] = user.firstName?.trim() || user.email?.trim() || "U";
  return (letter ?? "U").toLocaleUpperCase();
}
