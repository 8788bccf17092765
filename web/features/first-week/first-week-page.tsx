import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { CurrentUser } from "../../../worker/contract/account";
import { addressOf } from "../../../worker/contract/addresses";
import type { FirstWeek } from "../../../worker/contract/first-week";
import type { FirstWeekCard } from "../../../worker/contract/first-week-limits";
import { firstWeekQuery } from "../../data/first-week";
import { useSession } from "../../lib/session/session";
import { NotLoaded } from "../../shell/not-loaded";
import { buttonClass } from "../../ui/button";
import { SkeletonGroup } from "../../ui/skeleton";
import type { CardProps } from "./card-props";
import { DaysCard } from "./days-card";
import { FirstWeekTop } from "./first-week-top";
import { GoalCard } from "./goal-card";
import { HealthCard } from "./health-card";
import { InjuriesCard } from "./injuries-card";

// Lazy: the last steps show a day of training, which needs more code than all others.
const ReadingCard = lazy(() => import("./reading-card").then((m) => ({ default: m.ReadingCard })));
const FirstWeekEnd = lazy(() => import("./first-week-end").then((m) => ({ default: m.FirstWeekEnd })));

/** A new member's first week: short cards one after the other, then the first session. */
export function FirstWeekPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Page user={session.user} /> : null;
}

function Page({ user }: { user: CurrentUser }) {
  const query = useQuery(firstWeekQuery);
  const { data } = query;
  if (data?.firstWeek) {
    return (
      <Suspense fallback={<Waiting />}>
        <Walk user={user} firstWeek={data.firstWeek} />
      </Suspense>
    );
  }
  if (data) return <NothingOffered />;
  if (query.isPending) return <Waiting />;
  return (
    <Frame>
      <NotLoaded query={query} title="Your first week did not load" />
    </Frame>
  );
}

function Waiting() {
  return (
    <Frame>
      <SkeletonGroup
        label="Loading your first week"
        className="grid gap-4"
        bars={["h-10 w-64 max-w-full", "h-16 w-full", "h-16 w-full"]}
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-1 flex-col bg-paper">
      <FirstWeekTop at={0} of={0} />
      <div className="mx-auto grid w-full max-w-xl gap-5 px-5 py-8">{children}</div>
    </div>
  );
}

const CARDS: Record<FirstWeekCard, (props: CardProps) => ReactNode> = {
  goal: GoalCard,
  days: DaysCard,
  injuries: InjuriesCard,
  health: HealthCard,
  reading: ReadingCard,
};

function Walk({ user, firstWeek }: { user: CurrentUser; firstWeek: FirstWeek }) {
  const [params, setParams] = useSearchParams();
  const { cards } = firstWeek.content;
  const order = cards.map(({ card }) => card);
  const asked = params.get("at");
  const at = placeAt(asked, firstWeek);
  const goTo = (place: number) => setParams({ at: order[place] ?? "today" }, { preventScrollReset: false });
  const shown = cards[at];
  if (!shown) {
    return (
      <FirstWeekEnd
        user={user}
        firstWeek={firstWeek}
        at={at}
        showsSigned={asked === "signed"}
        onBack={() => goTo(order.length - 1)}
        onGoOn={() => goTo(order.length)}
      />
    );
  }
  const Card = CARDS[shown.card];
  return (
    <Card
      key={shown.card}
      user={user}
      firstWeek={firstWeek}
      words={shown}
      at={at}
      of={cards.length}
      onBack={at > 0 ? () => goTo(at - 1) : null}
      onDone={() => goTo(at + 1)}
    />
  );
}

/**
 * Returns the index of the address's card, else of the first one neither answered nor skipped; the end follows the
 * last.
 */
function placeAt(asked: string | null, { content, done }: FirstWeek): number {
  const order = content.cards.map(({ card }) => card);
  if (asked === "today" || asked === "signed") return order.length;
  const named = order.find((card) => card === asked);
  if (named) return order.indexOf(named);
  const open = order.find((card) => !done.some((each) => each.card === card));
  return open ? order.indexOf(open) : order.length;
}

/** Shown for an old link, or before the coach has published a first week. */
function NothingOffered() {
  return (
    <div className="flex min-h-dvh flex-1 flex-col bg-paper">
      <FirstWeekTop at={0} of={0} />
      <div className="mx-auto grid w-full max-w-xl gap-4 px-5 py-10">
        <h1 tabIndex={-1} className="text-4xl">
          Nothing to fill in
        </h1>
        <p className="text-muted">
          There is no first week to go through at the moment. Your training is where it always is.
        </p>
        <Link to={addressOf("dashboard")} className={`${buttonClass({ size: "lg" })} justify-self-start`}>
          To your training <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      </div>
    </div>
  );
}
