import type { CurrentUser } from "../../../worker/contract/account";
import type { BeltName } from "../../../worker/contract/account-limits";
import type { CommunityPerson } from "../../../worker/contract/community";

/** What the community shows of a member. */
export type ShownMember = {
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isCoach: boolean;
  belt: BeltName | null;
};

/** Returns the signed-in member as the community shows them. */
export const asPerson = ({ firstName, lastName, profileImageUrl, role, belt }: CurrentUser): CommunityPerson => ({
  firstName,
  lastName,
  profileImageUrl,
  isCoach: role !== "user",
  // Sessions stored by older versions have no belt.
  belt: belt ?? null,
});

export function memberName({ firstName, lastName }: Pick<ShownMember, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || "A member";
}
