/** The provider's test cards that the simulator knows. */
export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", effect: "Succeeds" },
  { number: "4000 0000 0000 0002", effect: "Declined" },
  { number: "4000 0000 0000 9995", effect: "Insufficient funds" },
  { number: "4000 0025 0000 3155", effect: "Asks for 3-D Secure" },
] as const;
