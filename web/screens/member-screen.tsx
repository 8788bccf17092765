import { MemberSubscription } from "../features/billing/admin/member-subscription";
import { MemberInvoices } from "../features/billing/manage/invoice-list";
import { MemberPage } from "../features/members/member/member-page";

/** A member's page, composed with billing. */
export const MemberScreen = () => <MemberPage Subscription={MemberSubscription} Invoices={MemberInvoices} />;
