import { useQuery } from "@tanstack/react-query";
import { openedLetterQuery } from "../../../data/letters";
import { useSession } from "../../../lib/session/session";
import { PageHeader } from "../../../ui/page-header";
import { SkeletonGroup } from "../../../ui/skeleton";
import { LetterForm } from "./letter-form";

/** The page to write a letter. There is one draft at a time, stored on the device and on the server. */
export function ComposePage() {
  const session = useSession();
  const { data } = useQuery(openedLetterQuery);
  if (session.state !== "signed-in") return null;
  if (data) return <LetterForm user={session.user} unsaved={data.unsaved} />;
  return (
    <div className="page grid max-w-3xl! grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader size="sm" title="Write a Letter" />
      <SkeletonGroup
        label="Loading what you were writing"
        className="grid gap-4"
        bars={["h-12 w-2/3", "h-72 w-full"]}
      />
    </div>
  );
}
