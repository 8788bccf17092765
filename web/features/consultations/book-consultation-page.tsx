import { lazy, Suspense } from "react";
import { brand } from "../../../worker/contract/brand";
import { staticIsland } from "../../shell/static-island";
import { PageHeader } from "../../ui/page-header";
import { ConsultationForm } from "./consultation-form";
import { useConsultationForm } from "./use-consultation-form";

const { coach, freeConsultationMinutes } = brand;

const ConsultationSent = lazy(async () => ({ default: (await import("./consultation-sent")).ConsultationSent }));
const WhatToExpect = staticIsland(async () => (await import("./what-to-expect")).WhatToExpect);

export function BookConsultationPage() {
  const form = useConsultationForm();
  if (form.sent)
    return (
      <Suspense fallback={null}>
        <ConsultationSent />
      </Suspense>
    );
  return (
    <div className="page grid grid-cols-1 gap-10 py-10 sm:py-14">
      <PageHeader
        title="Book a Consultation"
        lead={`${freeConsultationMinutes} minutes with ${coach.name}, free. Say where you are, and get a call with a plan.`}
      />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <ConsultationForm {...form} />
        <WhatToExpect />
      </div>
    </div>
  );
}
