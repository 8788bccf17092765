import { Alert } from "../../../ui/alert";
import type { Checkout } from "./use-checkout";

/** Explains why the form lost the card details (it is bound to one payment), and that nothing was charged. */
export function FormRenewed({ checkout }: { checkout: Pick<Checkout, "renewed"> }) {
  if (!checkout.renewed) return null;
  return (
    <Alert tone="info" title="The payment form had to be loaded anew" live>
      The payment had moved on elsewhere, such as in another tab. This form has not charged you. Please type the card
      once more.
    </Alert>
  );
}
