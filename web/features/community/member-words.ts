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

/** What the community shows of whoever is signed in. */
export const asPerson = ({ firstName, lastName, profileImageUrl, role, belt }: CurrentUser): CommunityPerson => ({
  firstName,
  lastName,
  profileImageUrl,
  isCoach: role !== "user",
  // A session that an older version has kept says nothing of it.
  belt: belt ?? null,
});

export function memberName({ firstName, lastName }: Pick<ShownMember, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || "A member";
}
