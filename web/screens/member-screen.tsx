import { MemberSubscription } from "../features/billing/admin/member-subscription";
import { MemberInvoices } from "../features/billing/manage/invoice-list";
import { MemberPage } from "../features/members/member/member-page";

/** One member, with what billing knows of them. */
export const MemberScreen = () => <MemberPage Subscription={MemberSubscription} Invoices={MemberInvoices} />;
