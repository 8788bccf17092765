import { type ReactNode, Suspense } from "react";
import { PageErrorBoundary } from "./page-error-boundary";

type ApartProps = { children: ReactNode; meanwhile?: ReactNode };

/** Renders a part whose failure does not affect the page. `meanwhile` reserves its space. */
export function Apart({ children, meanwhile = null }: ApartProps) {
  return (
    <PageErrorBoundary quiet>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
