import type { ReactNode } from "react";
import { brand } from "../../../worker/contract/brand";
import { Alert } from "../../ui/alert";

/** Says that payments are off, and what the reader cannot do therefore. */
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
