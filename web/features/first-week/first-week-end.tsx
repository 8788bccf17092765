import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import type { CurrentUser } from "../../../worker/contract/account";
import type { FirstWeek } from "../../../worker/contract/first-week";
import { dashboardQuery } from "../../data/training";
import { useToday } from "../../lib/format/today";
import { Button } from "../../ui/button";
import { SkeletonGroup } from "../../ui/skeleton";
import { CoachFirst } from "./coach-first";
import { FirstSession } from "./first-session";
import { FirstWeekTop } from "./first-week-top";
import { SignedCopy, SignedCopyPage } from "./signed-copy";

type FirstWeekEndProps = {
  user: CurrentUser;
  firstWeek: FirstWeek;
  at: number;
  /** Opened from the mail about the signed paper. */
  showsSigned: boolean;
  onBack: () => void;
  onGoOn: () => void;
};

/** Shown after the cards: asking the coach first, or the first session. */
export function FirstWeekEnd({ user, firstWeek, at, showsSigned, onBack, onGoOn }: FirstWeekEndProps) {
  const today = useToday(user.timeZone);
  const { data, isPending } = useQuery(dashboardQuery);
  const { waitsSince, goAheadAt } = firstWeek.health;
  const waits = waitsSince !== null && goAheadAt === null;
  const { signed } = firstWeek;
  return (
    <div className="flex min-h-dvh flex-1 flex-col bg-paper">
      <FirstWeekTop at={at} of={firstWeek.content.cards.length} />
      <div className="mx-auto grid w-full max-w-xl animate-fade grid-cols-1 content-start gap-8 px-5 pt-6 pb-10 sm:pt-12">
        {signed && showsSigned ? (
          <SignedCopyPage signed={signed} onGoOn={onGoOn} />
        ) : waits ? (
          <CoachFirst asked={firstWeek.health.askedAt} />
        ) : isPending ? (
          <SkeletonGroup
            label="Looking for your first session"
            className="grid gap-4"
            bars={["h-40 w-full", "h-14 w-full"]}
          />
        ) : (
          <FirstSession
            user={user}
            firstWeek={firstWeek}
            data={data ?? null}
            today={today}
            hasWord={goAheadAt !== null}
          />
        )}
        {signed && !showsSigned ? <SignedCopy signed={signed} /> : null}
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<ChevronLeft aria-hidden strokeWidth={1.75} />}
          onClick={onBack}
        >
          Back to the cards
        </Button>
      </div>
    </div>
  );
}
