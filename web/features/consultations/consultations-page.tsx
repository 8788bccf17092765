import { useSearchParams } from "react-router-dom";
import { CONSULTATION_STATUSES, type ConsultationStatus } from "../../../worker/contract/consultations-limits";
import { useConsultations } from "../../data/consultations";
import { QueryRows } from "../../shell/query-rows";
import { RowKeys } from "../../shell/row-keys";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { Segmented } from "../../ui/segmented";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { ConsultationRow } from "./consultation-row";
import { STATUS_NAMES } from "./consultation-status-names";

export function ConsultationsPage() {
  const [params, setParams] = useSearchParams();
  const status = CONSULTATION_STATUSES.find((each) => each === params.get("status")) ?? null;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="Consultation Requests" lead="Who would like to talk to you, newest first." />
      <Segmented
        label="Status"
        className="justify-self-start"
        value={status ?? "all"}
        onValueChange={(value) => setParams(value === "all" ? {} : { status: value }, { replace: true })}
        options={[
          { value: "all", label: "All" },
          ...CONSULTATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
        ]}
      />
      <RowKeys />
      <Requests key={status} status={status} />
    </div>
  );
}

function Requests({ status }: { status: ConsultationStatus | null }) {
  const query = useConsultations(status);
  return (
    <QueryRows
      query={query}
      waiting={
        <SkeletonGroup label="Loading requests" className="grid gap-8">
          {["a", "b", "c"].map((key) => (
            <div key={key} className="grid gap-3 border-line border-t pt-8">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-10 w-64" />
              <Skeleton className="h-24 w-full max-w-prose" />
            </div>
          ))}
        </SkeletonGroup>
      }
      empty={
        <EmptyState title={status ? `Nothing is ${STATUS_NAMES[status].toLowerCase()}` : "No requests yet"}>
          {status ? "Requests of other statuses are a filter away." : "They arrive from the consultation form."}
        </EmptyState>
      }
      byKeys
      row={(request) => <ConsultationRow key={request.id} request={request} />}
    />
  );
}
