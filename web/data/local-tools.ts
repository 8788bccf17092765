/** Keys of the local product only. Separate from the others, because no deployed build includes them. */
export const LOCAL_KEYS = {
  paymentSimulator: ["/api/dev/payments"],
  outbox: ["/dev/outbox.json"],
} as const;
