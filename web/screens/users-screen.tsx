import { MemberSubscription } from "../features/billing/admin/member-subscription";
import { UsersPage } from "../features/members/users-page";

/** The list of members, composed with billing. */
export const UsersScreen = () => <UsersPage Subscription={MemberSubscription} />;
