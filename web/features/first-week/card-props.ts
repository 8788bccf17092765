import type { CurrentUser } from "../../../worker/contract/account";
import type { FirstWeek } from "../../../worker/contract/first-week";
import type { CardText } from "../../../worker/contract/first-week-limits";

/** The props of every card of the first week. */
export type CardProps = {
  user: CurrentUser;
  firstWeek: FirstWeek;
  words: CardText;
  at: number;
  of: number;
  /** Null on the first card. */
  onBack: (() => void) | null;
  onDone: () => void;
};
