import type { Invoice } from "../../../worker/contract/billing";
import { api } from "../../lib/api";
import { callPage } from "../../lib/call-page";

/** Half a year of months: what comes below them on the page should not be far. */
const INVOICES_AT_ONCE = "6";

export const readInvoices = (cursor: string | null) =>
  callPage<Invoice>(
    api.api.subscription.invoices.$get({ query: { limit: INVOICES_AT_ONCE, ...(cursor ? { cursor } : {}) } }),
  );

export const readInvoicesOf = (userId: string, cursor: string | null) =>
  callPage<Invoice>(
    api.api.admin.users[":id"].invoices.$get({
      param: { id: userId },
      query: { limit: INVOICES_AT_ONCE, ...(cursor ? { cursor } : {}) },
    }),
  );
