import type { SimulatedConfirm, SimulatedConfirmAnswer, SimulatedIntent } from "../../../../worker/contract/billing";
import { send } from "../../../lib/http/call";

const INTENTS = "/api/dev/payments/intents";

const intentIdOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? "";

export const confirmSimulated = (input: SimulatedConfirm) =>
  send<SimulatedConfirmAnswer>("POST", `${INTENTS}/${intentIdOf(input.clientSecret)}/confirm`, input);

export const retrieveSimulated = (clientSecret: string) =>
  send<SimulatedIntent>(
    "GET",
    `${INTENTS}/${intentIdOf(clientSecret)}?clientSecret=${encodeURIComponent(clientSecret)}`,
  );
