/** What the community shows of a member. */
export type ShownMember = { firstName: string | null; lastName: string | null; profileImageUrl: string | null };

export function memberName({ firstName, lastName }: Pick<ShownMember, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || "A member";
}

/** First letters of first and last name; without a first name, U stands for it. */
export function initialsOf({ firstName, lastName }: Pick<ShownMember, "firstName" | "lastName">): string {
  return (firstLetter(firstName ?? "") || "U").concat(firstLetter(lastName ?? "")).toLocaleUpperCase();
}

const firstLetter = (name: string) => [...name.trim()][0] ?? "";
