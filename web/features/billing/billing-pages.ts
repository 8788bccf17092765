import type { AdminUser, Invoice } from "../../../worker/contract/billing";
import { api } from "../../lib/api";
import { callPage } from "../../lib/call-page";

export const readInvoices = (cursor: string | null) =>
  callPage<Invoice>(api.api.subscription.invoices.$get({ query: cursor ? { cursor } : {} }));

export const readUsers = (search: string, cursor: string | null) =>
  callPage<AdminUser>(
    api.api.admin.users.$get({ query: { ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) } }),
  );
