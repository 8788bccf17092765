import { PaymentsOff } from "../payments-off";

export function NothingForSale() {
  return <PaymentsOff>Memberships cannot be bought here for the moment, and no card is asked for.</PaymentsOff>;
}
