import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../lib/http/query-client";
import { joinSession } from "../lib/session/session-query";
import { useSessionWatch } from "./use-session-watch";

joinSession(queryClient);

/** Everything that asks with queries stands inside of it; the public pages do without. */
export function WithData({ children }: { children: ReactNode }) {
  useSessionWatch();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
