import { queryOptions } from "@tanstack/react-query";
import { api, call } from "../../../lib/http/api";

/** What ending a subscription now could give back: worth less every second, so it is asked anew each time. */
export const terminationQuery = (userId: string) =>
  queryOptions({
    queryKey: ["/api/admin/users", "refund", userId],
    queryFn: () => call(api.api.admin.users[":id"].subscription.refund.$get({ param: { id: userId } })),
    staleTime: 0,
    gcTime: 0,
  });
