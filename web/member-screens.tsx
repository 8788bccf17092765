import { MemberSubscription } from "./features/billing/admin/member-subscription";
import { MemberInvoices } from "./features/billing/manage/invoice-list";
import { MemberPage } from "./features/members/member/member-page";
import { UsersPage } from "./features/members/users-page";

/** The coach's screens of members, with what billing knows of each. */
export const UsersScreen = () => <UsersPage Subscription={MemberSubscription} />;
export const MemberScreen = () => <MemberPage Subscription={MemberSubscription} Invoices={MemberInvoices} />;
