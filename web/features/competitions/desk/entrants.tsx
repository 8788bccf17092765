import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { CalendarDate } from "../../../../worker/contract/calendar";
import { daysBetween, daysToGoText } from "../../../../worker/contract/competition-days";
import type { Entrant } from "../../../../worker/contract/competitions";
import { mayDo } from "../../../../worker/contract/rights";
import { entrantsQuery } from "../../../data/competitions";
import { calendarDay } from "../../../lib/format/format";
import { useToday } from "../../../lib/format/today";
import { browserTimeZone, useSession } from "../../../lib/session/session";
import { QueryRows } from "../../../shell/query-rows";
import { RowKeys } from "../../../shell/row-keys";
import { Button } from "../../../ui/button";
import { DoneMark } from "../../../ui/done-mark";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { TitledSection } from "../../../ui/titled-section";
import { LuckDialog } from "./luck-dialog";

const LUCK_KEY = ["l", "wish luck"] as const;

/** Lists who competes when, next first. */
export function Entrants() {
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : null;
  const today = useToday(user?.timeZone ?? browserTimeZone());
  const list = useInfiniteQuery(entrantsQuery);
  const [wished, setWished] = useState<Entrant | null>(null);
  return (
    <TitledSection id="who-competes" title="Who competes when">
      <RowKeys also={LUCK_KEY} />
      <QueryRows
        query={list}
        waiting={
          <SkeletonGroup label="Loading competitions" className="divide-y divide-line border-line border-y">
            {["a", "b", "c"].map((key) => (
              <div key={key} className="py-4">
                <Skeleton className="h-11 w-full max-w-xl" />
              </div>
            ))}
          </SkeletonGroup>
        }
        headingLevel={3}
        failedTitle="The list did not load"
        empty={
          <p className="border-line border-y py-6 text-muted">
            Nobody has entered a competition yet. Members do that under Settings, or around the mat.
          </p>
        }
        byKeys
        row={(entrant) => (
          <Row
            key={entrant.id}
            entrant={entrant}
            today={today}
            mayOpen={user !== null && mayDo(user.role, "people")}
            onWish={() => setWished(entrant)}
          />
        )}
      />
      {wished ? <LuckDialog entrant={wished} today={today} onClose={() => setWished(null)} /> : null}
    </TitledSection>
  );
}

type RowProps = { entrant: Entrant; today: CalendarDate; mayOpen: boolean; onWish: () => void };

function Row({ entrant, today, mayOpen, onWish }: RowProps) {
  const { member, name, date, gi, weightClass, wishedAt } = entrant;
  const days = daysBetween(today, date);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 has-focus-visible:bg-sunken sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="col-span-2 text-sm sm:col-span-1">
        <span className="block font-semibold tabular-nums">{calendarDay(date)}</span>
        <span className="text-muted">{daysToGoText(days)}</span>
      </p>
      <div className="grid min-w-0">
        {mayOpen ? (
          <Link
            to={addressOf("adminUser", { id: member.id })}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold hover:text-accent sm:min-h-0"
          >
            {member.name}
          </Link>
        ) : (
          <span className="font-semibold">{member.name}</span>
        )}
        <span className="wrap-anywhere text-muted text-sm">
          {[name, gi ? "Gi" : "No-gi", weightClass].filter(Boolean).join(" · ")}
        </span>
      </div>
      {wishedAt ? (
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <DoneMark /> Luck wished
        </p>
      ) : days >= 0 ? (
        <Button size="sm" variant="secondary" data-row-also onClick={onWish}>
          Wish luck<span className="sr-only"> to {member.name}</span>
        </Button>
      ) : null}
    </li>
  );
}
