import type { RateLimit } from "../../http/rate-limit";

const TEN_MINUTES = 600;

export const MESSAGE: RateLimit = {
  name: "message",
  calls: 30,
  seconds: TEN_MINUTES,
  refusal: "You have written a lot just now.",
};

/** An admin answers many members in a row. */
export const REPLY: RateLimit = {
  name: "message-reply",
  calls: 300,
  seconds: TEN_MINUTES,
  refusal: "You have answered a lot just now.",
};
