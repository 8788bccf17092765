import { Bell } from "lucide-react";
import { useId } from "react";
import { UNREAD_COUNTED } from "../../../worker/contract/notices-limits";
import { useUnreadNotices } from "../../data/notices";
import { useMinute } from "../../lib/format/use-minute";
import { useDisclosure } from "../../shell/use-disclosure";
import { IconButton } from "../../ui/icon-button";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { useNoticesLive } from "./use-notices-live";

const panelCode = lazyCode(async () => (await import("./notice-panel")).NoticePanel);

/** The bell in the header: the number of unread notices, and their list. */
export function NoticeBell() {
  const { open, toggle, close, button, container } = useDisclosure();
  const panel = useId();
  const NoticePanel = useLazyCode(panelCode, open, close);
  const now = useMinute();
  const unread = useUnreadNotices();
  useNoticesLive();
  const count = unread.data?.count ?? 0;
  const many = count >= UNREAD_COUNTED ? `${UNREAD_COUNTED}+` : String(count);
  return (
    <div {...container} className="relative">
      <IconButton
        ref={button}
        label={count > 0 ? `Notices, ${many} unread` : "Notices"}
        icon={
          <span className="relative">
            <Bell aria-hidden />
            {count > 0 ? (
              <span
                aria-hidden
                className="absolute -top-2 left-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent leading-none tabular-nums"
              >
                {many}
              </span>
            ) : null}
          </span>
        }
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={toggle}
        className="text-ink [&_svg]:size-6"
      />
      <span role="status" className="sr-only">
        {count > 0 ? `${many} unread ${count === 1 ? "notice" : "notices"}` : ""}
      </span>
      {open && NoticePanel ? <NoticePanel id={panel} unread={count} now={now} onClose={close} /> : null}
    </div>
  );
}
