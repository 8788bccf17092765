import type { ReactNode } from "react";
import { brand } from "../../../worker/contract/brand";
import { Alert } from "../../ui/alert";

/** For a site that takes no payments: says so, and what the reader cannot do because of it. */
export function PaymentsOff({ children }: { children: ReactNode }) {
  return (
    <Alert tone="info" title="Payments are not set up yet">
      {children} Questions?{" "}
      <a className="link wrap-anywhere" href={`mailto:${brand.support.email}`}>
        {brand.support.email}
      </a>
    </Alert>
  );
}
