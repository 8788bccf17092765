/** What the community shows of a member. */
export type ShownMember = { firstName: string | null; lastName: string | null; profileImageUrl: string | null };

export function memberName({ firstName, lastName }: Pick<ShownMember, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || "A member";
}
