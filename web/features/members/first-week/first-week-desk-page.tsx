import { useQuery } from "@tanstack/react-query";
import { firstWeekDeskQuery } from "../../../data/first-week-desk";
import { NotLoaded } from "../../../shell/not-loaded";
import { PageHeader } from "../../../ui/page-header";
import { FirstWeekForm } from "./first-week-form";
import { FirstWeekSide } from "./first-week-side";

/** Edits a new member's first week: its text, its versions, and whether it is on. */
export function FirstWeekDeskPage() {
  const query = useQuery(firstWeekDeskQuery);
  const { data } = query;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="First Week"
        lead="Five short cards for whoever joins, an agreement that they sign, and then one session that fits them."
      />
      {data ? (
        <div className="grid grid-cols-1 items-start gap-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {/* First in narrow windows: waiting members come before the text. */}
          <div className="min-w-0 xl:order-last">
            <FirstWeekSide desk={data} />
          </div>
          <FirstWeekForm key={data.since} desk={data} />
        </div>
      ) : (
        <NotLoaded
          query={query}
          label="Loading the first week"
          className="grid gap-6"
          bars={new Array<string>(5).fill("h-16 w-full")}
        />
      )}
    </div>
  );
}
