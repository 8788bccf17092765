import type { Invoice } from "../../../worker/contract/billing";
import { api, callPage } from "../../lib/http/api";
import type { PageStart } from "../../lib/http/pages-of";

/** Half a year of months: what comes below them on the page should not be far. */
const INVOICES_AT_ONCE = "6";

export const readInvoices = (start: PageStart) =>
  callPage<Invoice>(api.api.subscription.invoices.$get({ query: { limit: INVOICES_AT_ONCE, ...start } }));

export const readInvoicesOf = (userId: string, start: PageStart) =>
  callPage<Invoice>(
    api.api.admin.users[":id"].invoices.$get({
      param: { id: userId },
      query: { limit: INVOICES_AT_ONCE, ...start },
    }),
  );
