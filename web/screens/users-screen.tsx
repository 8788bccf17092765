import { MemberSubscription } from "../features/billing/admin/member-subscription";
import { UsersPage } from "../features/members/users-page";

/** The list of members, with what billing knows of each. */
export const UsersScreen = () => <UsersPage Subscription={MemberSubscription} />;
