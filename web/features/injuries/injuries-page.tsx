import { useState } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import type { Injury, ReturnPlan } from "../../../worker/contract/injuries";
import type { MemberTrend } from "../../../worker/contract/injuries-limits";
import { useSession } from "../../lib/session/session";
import { NotLoaded } from "../../shell/not-loaded";
import { planName, spotName } from "../../training/injuries/injury-words";
import { useOwnInjuries } from "../../training/injuries/use-own-injuries";
import { PageHeader } from "../../ui/page-header";
import { useToast } from "../../ui/toast-context";
import { BodyChoice } from "./body-choice";
import { EndedInjuries } from "./ended-injuries";
import { MarkDialog } from "./mark-dialog";
import { OpenInjuries } from "./open-injuries";
import { WordDialog } from "./word-dialog";

export function InjuriesPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Page user={session.user} /> : null;
}

function Page({ user }: { user: CurrentUser }) {
  const own = useOwnInjuries(user);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:gap-12 sm:py-14">
      <PageHeader
        title="Where It Hurts"
        lead="Hurt is not gone. Mark what does not work, and your training shows what it touches and what to do instead."
      />
      {own.query.data || own.open.length > 0 ? (
        <Marking own={own} />
      ) : (
        <NotLoaded
          query={own.query}
          title="What you have marked did not load"
          label="Loading what you have marked"
          className="grid gap-4 lg:grid-cols-2"
          bars={["h-96 w-full", "h-96 w-full"]}
        />
      )}
      <aside aria-label="No medical advice" className="max-w-prose border-line border-t pt-4 text-muted text-sm">
        <p>
          <strong className="text-ink">This is no medical advice.</strong> It knows what exercises load, and nothing
          about your body. See a doctor or physiotherapist about pain that is strong, new, or does not go.
        </p>
        <p className="mt-2">
          What you say here is read by you and the head coach. No assistant and no other member sees it, and it is in no
          mail. It is in the download of your data, and goes with your account.
        </p>
      </aside>
    </div>
  );
}

type Spot = Injury["spot"];
type Asked = { kind: "mark"; spot: Spot } | { kind: "word"; spot: Spot; trend: MemberTrend };

function Marking({ own }: { own: ReturnType<typeof useOwnInjuries> }) {
  const [asked, ask] = useState<Asked | null>(null);
  const { toast } = useToast();
  const { open, today } = own;
  const injuryAt = (spot: string) => open.find((injury) => injury.spot === spot) ?? null;
  const done = (title: string) => {
    ask(null);
    toast({ title, tone: "success" });
  };
  return (
    <>
      {open.length > 0 ? (
        <OpenInjuries
          injuries={open}
          waiting={own.waiting}
          today={today}
          onWord={(spot, trend) => ask({ kind: "word", spot, trend })}
          onChange={(spot) => ask({ kind: "mark", spot })}
        />
      ) : null}
      <ComingBack plans={own.plans} />
      <BodyChoice marked={new Set(open.map(({ spot }) => spot))} onSpot={(spot) => ask({ kind: "mark", spot })} />
      {own.ended.length > 0 ? <EndedInjuries injuries={own.ended} remove={own.remove} /> : null}
      {asked?.kind === "mark" ? (
        <MarkDialog
          key={asked.spot}
          spot={asked.spot}
          injury={injuryAt(asked.spot)}
          today={today}
          onMark={(mark) => {
            own.mark(asked.spot, mark);
            done(`${spotName(asked.spot)} is marked`);
          }}
          onTakeBack={() => {
            const injury = injuryAt(asked.spot);
            if (injury) own.takeBack(injury);
            done(`${spotName(asked.spot)} is not marked any more`);
          }}
          onClose={() => ask(null)}
        />
      ) : null}
      {asked?.kind === "word" ? (
        <WordDialog
          key={asked.spot}
          spot={asked.spot}
          trend={asked.trend}
          today={today}
          onSay={(word) => {
            own.say(asked.spot, word);
            done(word.trend === "works" ? `${spotName(asked.spot)} works again` : "Noted");
          }}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}

/** Shows the coach's return plans for the member's open injuries. */
function ComingBack({ plans }: { plans: readonly ReturnPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section
      id="coming-back"
      aria-labelledby="coming-back-title"
      className="grid max-w-prose scroll-mt-24 grid-cols-1 gap-5"
    >
      <h2 id="coming-back-title" className="text-3xl">
        Coming back
      </h2>
      {plans.map(({ place, text }) => (
        <div key={place} className="grid gap-1 border-accent border-l-3 pl-4">
          <h3 className="font-sans font-semibold text-lg">{planName(place)}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
      <p className="text-muted text-sm">Your coach wrote it for everybody, and without knowing your body.</p>
    </section>
  );
}
