import { brand } from "../../../../worker/contract/brand";
import { Alert } from "../../../ui/alert";

export function PaymentsOff() {
  return (
    <Alert tone="info" title="Payments are not set up yet">
      Memberships cannot be bought here for the moment, and no card is asked for. Questions?{" "}
      <a className="link break-all" href={`mailto:${brand.support.email}`}>
        {brand.support.email}
      </a>
    </Alert>
  );
}
