import { useState } from "react";
import { brand } from "../../../worker/contract/brand";
import type { AdminWeeklyProgram } from "../../../worker/contract/programs";
import { usePublishes } from "../../lib/session/use-rights";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { CopyDialog } from "./calendar/place-dialog";

/** Tells those who may only write drafts that they cannot save this week, and what they can do instead. */
export function ForDrafters({ program }: { program: AdminWeeklyProgram }) {
  const publishes = usePublishes();
  const [copying, setCopying] = useState(false);
  if (publishes || program.status === "draft") return null;
  return (
    <>
      <Alert
        tone="warning"
        title={program.status === "published" ? "Members see this week" : "Members will see this week"}
        action={
          <Button variant="secondary" size="sm" onClick={() => setCopying(true)}>
            Copy it as a draft
          </Button>
        }
      >
        {`You write drafts, and ${brand.coach.name} changes what is public: changes here cannot be saved by you.`}
      </Alert>
      {copying ? <CopyDialog block={[program]} onClose={() => setCopying(false)} /> : null}
    </>
  );
}
