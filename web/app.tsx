import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { type PageFacts, PageFactsContext } from "./lib/http/page-data";
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from "./public-pages";
import { AppLayout } from "./shell/app-layout";
import { ToastProvider } from "./ui/toast";

type AppProps = {
  client: QueryClient;
  facts: PageFacts;
  /** What stands at the addresses of all pages that are not public. */
  others: ReactNode;
  /** An address at which the server has found nothing. */
  missing: string | null;
};

/** All of the site. */
export function App({ client, facts, others, missing }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <PageFactsContext value={facts}>
        <ToastProvider>
          <Routes>
            <Route element={<AppLayout />}>
              {PUBLIC_PAGES.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<Other missing={missing}>{others}</Other>} />
            </Route>
          </Routes>
        </ToastProvider>
      </PageFactsContext>
    </QueryClientProvider>
  );
}

/** What is no page at all is said without loading any other. */
function Other({ missing, children }: { missing: string | null; children: ReactNode }) {
  const { pathname } = useLocation();
  return pathname === missing ? <NOT_FOUND_PAGE.Page /> : children;
}
