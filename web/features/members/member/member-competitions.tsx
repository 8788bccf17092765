import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Competition } from "../../../../worker/contract/competitions";
import { calendarDay } from "../../../lib/format/format";

/** Lists a member's next competitions. */
export function MemberCompetitions({ competitions }: { competitions: readonly Competition[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="divide-y divide-line border-line border-y">
        {competitions.map(({ id, name, date, gi, weightClass }) => (
          <li key={id} className="grid gap-0.5 py-3">
            <span className="wrap-anywhere font-semibold">{name}</span>
            <span className="text-muted text-sm">
              {[calendarDay(date), gi ? "Gi" : "No-gi", weightClass].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={addressOf("adminCompetitions")}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        Who competes when
      </Link>
    </div>
  );
}
