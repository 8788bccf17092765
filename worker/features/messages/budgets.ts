import type { Budget } from "../../http/rate-limit";

const TEN_MINUTES = 600;

export const MESSAGE: Budget = {
  name: "message",
  calls: 30,
  seconds: TEN_MINUTES,
  refusal: "You have written a lot just now.",
};

/** An admin answers many members in a row. */
export const REPLY: Budget = {
  name: "message-reply",
  calls: 300,
  seconds: TEN_MINUTES,
  refusal: "You have answered a lot just now.",
};
