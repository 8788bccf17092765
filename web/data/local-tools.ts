/** What only the embedded product is asked. Apart from the other keys, because no build that deploys has it. */
export const LOCAL_KEYS = {
  paymentSimulator: ["/api/dev/payments"],
  outbox: ["/dev/outbox.json"],
} as const;
