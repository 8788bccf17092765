import { MessageSquare } from "lucide-react";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { AdminUser } from "../../../../worker/contract/billing";
import type { MemberDetail } from "../../../../worker/contract/members";
import { useMember } from "../../../data/members";
import { dayOf } from "../../../lib/format/day-of";
import { plural, relativeTime } from "../../../lib/format/format";
import { fullName } from "../../../lib/format/member-words";
import { RequestError } from "../../../lib/http/request-error";
import { ConfirmChange } from "../../../shell/confirm-change";
import { NotLoaded } from "../../../shell/not-loaded";
import { usePageParams } from "../../../shell/use-page-params";
import { useTitle } from "../../../shell/use-title";
import { HistorySection } from "../../../training/history-import/history-section";
import { OpenCuesLater } from "../../../training/lift-cues/open-cues-later";
import { MaxesPanel } from "../../../training/maxes-panel";
import { Button, buttonClass } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { TitledSection } from "../../../ui/titled-section";
import { MemberWeeks } from "../book/member-weeks";
import { FreeTime } from "../free-time";
import { TagsForm } from "../list/tags-form";
import { MemberBadges } from "../member-card";
import { RoleChange } from "../role-change";
import { useSignOutMember } from "../use-member-acts";
import { FirstWeekPart } from "./first-week-part";
import { MemberCompetitions } from "./member-competitions";
import { MemberNotes } from "./member-notes";
import { MemberTraining } from "./member-training";
import { PrivateWeeks } from "./private-weeks";

type MemberPageProps = {
  Subscription: ComponentType<{ user: AdminUser }>;
  Invoices: ComponentType<{ userId: string }>;
};

/** Everything about one member on one page. */
export function MemberPage(slots: MemberPageProps) {
  const { id } = usePageParams("adminUser");
  const query = useMember(id);
  const { data, error } = query;
  useTitle(data ? fullName(data.user) : "Member");
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      {data ? (
        <Member key={id} detail={data} {...slots} />
      ) : (
        <>
          <PageHeader title="Member" />
          {error instanceof RequestError && error.status === 404 ? (
            <ErrorState title="There is no such member">
              The account does not exist, or has been deleted.{" "}
              <Link to={addressOf("adminUsers")} className="link">
                Show all members
              </Link>
            </ErrorState>
          ) : (
            <NotLoaded
              query={query}
              label="Loading member"
              className="grid gap-6"
              bars={["h-10 w-64", "h-40 w-full", "h-64 w-full"]}
            />
          )}
        </>
      )}
    </div>
  );
}

function Member({ detail, Subscription, Invoices }: MemberPageProps & { detail: MemberDetail }) {
  const { user, conversation } = detail;
  const name = fullName(user);
  return (
    <>
      <PageHeader
        kicker={
          <Link to={addressOf("adminUsers")} className="hover:underline">
            User Management
          </Link>
        }
        title={name}
        lead={user.email || "No email"}
        actions={
          <Link
            to={addressOf("adminMessages", { query: { member: user.id } })}
            className={buttonClass({ variant: "secondary" })}
          >
            <MessageSquare aria-hidden strokeWidth={1.75} />
            {conversation?.unread ? plural(conversation.unread, "unread message") : "Messages"}
          </Link>
        }
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <MemberBadges user={user} />
        <span>Joined {dayOf(user.createdAt)}</span>
        <span>{detail.timeZone}</span>
        {conversation?.waitingSince ? (
          <span>Waits for an answer, wrote {relativeTime(conversation.waitingSince)}</span>
        ) : null}
      </div>
      <Section title="Week by week">
        <MemberWeeks memberId={user.id} />
      </Section>
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-12">
          <Section title="Training">
            <MemberTraining detail={detail} />
            <p>
              <Link to={addressOf("adminInjuries", { query: { member: user.id } })} className="link">
                What hurts, if anything does
              </Link>
            </p>
          </Section>
          <Section title="Membership">
            <div className="grid grid-cols-1 gap-5">
              <Subscription user={user} />
              <FreeTime user={user} />
            </div>
          </Section>
          <Section title="Billing history">
            <Invoices userId={user.id} />
          </Section>
        </div>
        <Beside detail={detail} name={name} />
      </div>
    </>
  );
}

/** The column beside training and membership. */
function Beside({ detail, name }: { detail: MemberDetail; name: string }) {
  const { user } = detail;
  return (
    <div className="grid grid-cols-1 content-start gap-12">
      {/* The key remounts the form when the tags were changed elsewhere. */}
      <TagsForm key={detail.tags.join()} userId={user.id} tags={detail.tags} />
      {detail.firstWeek ? (
        <Section title="First week">
          <FirstWeekPart memberId={user.id} name={name} firstWeek={detail.firstWeek} />
        </Section>
      ) : null}
      {detail.cues ? (
        <Section title="Cues at lifts">
          <OpenCuesLater memberId={user.id} cues={detail.cues} label="Open cues" />
        </Section>
      ) : null}
      <Section title="Private weeks">
        <PrivateWeeks detail={detail} />
      </Section>
      {detail.competitions ? (
        <Section title="Competitions">
          <MemberCompetitions competitions={detail.competitions} />
        </Section>
      ) : null}
      <Section title="Training maximums">
        <MaxesPanel memberId={user.id} />
      </Section>
      <Section title="Training history">
        <HistorySection memberId={user.id} />
      </Section>
      <Section title="Private notes">
        <MemberNotes memberId={user.id} name={name} />
      </Section>
      <Section title="Account">
        <Account detail={detail} />
      </Section>
    </div>
  );
}

function Account({ detail }: { detail: MemberDetail }) {
  const { user, sessions } = detail;
  const [asked, setAsked] = useState(false);
  const signOut = useSignOutMember(user, () => setAsked(false));
  const name = fullName(user);
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {sessions === 0 ? "Not signed in anywhere." : `Signed in on ${plural(sessions, "device")}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={sessions === 0} onClick={() => setAsked(true)}>
          Sign out everywhere
        </Button>
        <RoleChange user={user} />
      </div>
      <ConfirmChange
        change={signOut}
        open={asked}
        onClose={() => setAsked(false)}
        title="Sign out everywhere?"
        description={`${name} has to sign in again on every device. What they have trained is kept.`}
        confirmLabel="Sign Out"
        busyLabel="Signing out…"
        failed="Failed to sign out."
        onConfirm={() => signOut.mutate()}
      />
      <p className="text-sm">
        <Link to={addressOf("adminAudit", { query: { object: `user:${user.id}` } })} className="link">
          What was done with this account
        </Link>
      </p>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <TitledSection id={id} title={title} className="grid grid-cols-1 content-start gap-5">
      {children}
    </TitledSection>
  );
}
