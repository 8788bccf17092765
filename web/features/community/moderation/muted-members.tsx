import { useRef } from "react";
import type { MutedMember } from "../../../../worker/contract/community";
import { type useMutes, useUnmute } from "../../../data/moderation";
import { exactTime } from "../../../lib/format/format";
import { initialsOf } from "../../../lib/format/initials";
import { QueryRows } from "../../../shell/query-rows";
import { Avatar } from "../../../ui/avatar";
import { Button } from "../../../ui/button";
import { TitledSection } from "../../../ui/titled-section";
import { useToast } from "../../../ui/toast-context";
import { memberName } from "../member-words";
import { useRefusalToast } from "../use-refusal-toast";

const UNMUTE_FAILED = "Failed to unmute this member. Please try again.";

type List = ReturnType<typeof useMutes>;

export function MutedMembers({ list }: { list: List }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <TitledSection title="Muted Members" headingRef={title}>
      <QueryRows
        query={list}
        headingLevel={3}
        waiting={null}
        empty={<p className="border-line border-y py-6 text-muted">Nobody is muted.</p>}
        row={(member) => (
          <MuteRow key={member.userId} member={member} onGone={() => title.current?.focus({ preventScroll: true })} />
        )}
      />
    </TitledSection>
  );
}

function MuteRow({ member, onGone }: { member: MutedMember; onGone: () => void }) {
  const { toast } = useToast();
  const toastFailure = useRefusalToast();
  const name = memberName(member.user);
  const unmute = useUnmute(() => {
    toast({ title: "Member unmuted", description: `${name} can write again.`, tone: "success" });
    onGone();
  });

  function lift() {
    unmute.mutate(member.userId, {
      onError: (error) => toastFailure(error, UNMUTE_FAILED),
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <Avatar initials={initialsOf(member.user)} src={member.user.profileImageUrl} belt={member.user.belt} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-xl">{name}</h3>
        <p className="text-muted text-sm">
          {member.until ? `Until ${exactTime(member.until)}` : "Until you lift it"} · muted on{" "}
          {exactTime(member.mutedAt)}
        </p>
        {member.reason ? <p className="max-w-prose text-sm [overflow-wrap:anywhere]">{member.reason}</p> : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={unmute.isPending}
        busyLabel="Unmuting…"
        onClick={lift}
        aria-label={`Unmute ${name}`}
      >
        Unmute
      </Button>
    </li>
  );
}
