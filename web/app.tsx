import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type PageFacts, PageFactsContext } from "./lib/http/page-data";
import { AppLayout } from "./shell/app-layout";
import { CurrentPage } from "./shell/current-page";
import { ToastProvider } from "./ui/toast";

/** The whole app below the router. */
export function App({ client, facts }: { client: QueryClient; facts: PageFacts }) {
  return (
    <QueryClientProvider client={client}>
      <PageFactsContext value={facts}>
        <ToastProvider>
          <AppLayout>
            <CurrentPage />
          </AppLayout>
        </ToastProvider>
      </PageFactsContext>
    </QueryClientProvider>
  );
}
