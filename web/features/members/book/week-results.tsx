import { FileDown } from "lucide-react";
import { useState } from "react";
import type { WeekDone } from "../../../../worker/contract/training-book";
import { useDownloadResults } from "../../../data/training-book";
import { fullName } from "../../../lib/format/member-words";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { useToast } from "../../../ui/toast-context";

/** Offers the coach's own document with results beside each exercise. */
export function WeekResults({ week: { id, days } }: { week: WeekDone }) {
  const [whose, setWhose] = useState("");
  const { toast } = useToast();
  const download = useDownloadResults(id);
  const members = new Map(
    days.flatMap(({ options }) => options.flatMap((option) => option.members)).map((one) => [one.id, fullName(one)]),
  );
  const take = (as: "results" | "draft") => () =>
    download.mutate(
      { as, member: whose },
      {
        onError: (error) =>
          isUnauthorized(error) ||
          toast({ title: "Download Failed", description: shownMessage(error), tone: "destructive" }),
      },
    );
  const taking = (as: "results" | "draft") => download.isPending && download.variables.as === as;
  return (
    <section aria-labelledby="week-document" className="grid grid-cols-1 gap-4 border-line border-y py-5">
      <div className="grid gap-1">
        <h2 id="week-document" className="text-2xl">
          In your own document
        </h2>
        <p className="text-muted text-sm">
          The file that this week was made from, with what was done beside each exercise. Its formulas, colours and
          columns stay as they are; uploaded again, what was written into it is skipped.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Whose results" className="w-full sm:w-64">
          <Select
            value={whose}
            onChange={(event) => setWhose(event.target.value)}
            options={[
              { value: "", label: "The mean of all" },
              ...[...members].map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
        <Button
          variant="secondary"
          icon={<FileDown aria-hidden strokeWidth={1.75} />}
          busy={taking("results")}
          busyLabel="Writing..."
          onClick={take("results")}
        >
          Download with results
        </Button>
        <Button variant="quiet" busy={taking("draft")} busyLabel="Writing..." onClick={take("draft")}>
          As a draft of next week
        </Button>
      </div>
    </section>
  );
}
