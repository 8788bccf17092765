import { MessageSquare } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { localDate } from "../../../worker/contract/calendar";
import type { BoardInjury } from "../../../worker/contract/injuries";
import { calendarDay } from "../../lib/format/format";
import { initialsOf } from "../../lib/format/initials";
import { browserTimeZone } from "../../lib/session/session";
import { movementsText, spotName } from "../../training/injuries/injury-words";
import { Avatar } from "../../ui/avatar";
import { buttonClass } from "../../ui/button";
import { Word } from "./injury-word-list";
import { sinceText } from "./since-text";

/** An injury as the coach sees it, with links to its member. */
export function BoardRow({ injury }: { injury: BoardInjury }) {
  const { member, spot, movements, since, endedOn, lastWord } = injury;
  const name = [member.firstName, member.lastName].filter(Boolean).join(" ") || "Member";
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] md:items-start">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar initials={initialsOf(member)} src={member.image} />
        <div className="grid min-w-0">
          <Link
            to={addressOf("adminUser", { id: member.id })}
            className="wrap-anywhere font-semibold text-lg hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
          >
            {name}
          </Link>
          <p className="text-muted text-sm">
            {endedOn
              ? `${calendarDay(since, SHORT)} to ${calendarDay(endedOn, SHORT)}`
              : sinceText(since, localDate(new Date(), browserTimeZone()))}
          </p>
        </div>
      </div>
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{spotName(spot)}</strong>
          {movements.length > 0 ? (
            <span className="text-muted">. Does not work: {movementsText(movements)}</span>
          ) : null}
        </p>
        <Word word={lastWord} />
      </div>
      <Link
        to={addressOf("adminMessages", { query: { member: member.id } })}
        className={`${buttonClass({ variant: "secondary", size: "sm" })} justify-self-start`}
      >
        <MessageSquare aria-hidden strokeWidth={1.75} />
        <span>
          Message<span className="sr-only"> {name}</span>
        </span>
      </Link>
    </li>
  );
}

const SHORT = { month: "short", day: "numeric" } as const;
