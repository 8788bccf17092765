import { useState } from "react";
import { Alert } from "../../../ui/alert";
import { Avatar } from "../../../ui/avatar";
import { Badge } from "../../../ui/badge";
import { Belt } from "../../../ui/belt";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { CoverArt } from "../../../ui/cover-art";
import { Disclosure } from "../../../ui/disclosure";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ProgressBar } from "../../../ui/progress-bar";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../../ui/skeleton";
import { Spinner } from "../../../ui/spinner";
import { Stat } from "../../../ui/stat";
import { Table } from "../../../ui/table";
import { TierBadge } from "../../../ui/tier-badge";
import { VideoFacade, VideoFrame } from "../../../ui/video-frame";
import { DevUiRow, DevUiSection } from "./dev-ui-section";

export function DevUiContent() {
  return (
    <DevUiSection id="content" title="Content">
      <Progress />
      <Labels />
      <DevUiRow title="Table">
        <Table caption="Exercises of block 1" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.name} />
      </DevUiRow>
      <DevUiRow title="Disclosure">
        <div className="w-full max-w-prose">
          <Disclosure summary="Block 1: Raise" defaultOpen>
            <p className="text-muted">Five minutes at a pace you could talk through.</p>
          </Disclosure>
          <Disclosure summary="Block 2: Mobilise">
            <p className="text-muted">Hips, thoracic spine, ankles.</p>
          </Disclosure>
        </div>
      </DevUiRow>
      <DevUiRow title="Card, video">
        <div className="grid w-full grid-cols-1 gap-6 md:grid-cols-2">
          <Card as="article" padded={false} className="overflow-hidden">
            <CoverArt title="Lower body strength A" className="aspect-[2/1] w-full" />
            <div className="grid gap-1 p-5">
              <h4 className="font-display font-extrabold text-2xl">Lower body strength A</h4>
              <p className="text-muted text-sm">45 min, high intensity</p>
            </div>
          </Card>
          <Video />
        </div>
      </DevUiRow>
      <States />
    </DevUiSection>
  );
}

function Progress() {
  const [value, setValue] = useState(3);
  return (
    <>
      <DevUiRow title="Belts">
        <div className="grid w-full grid-cols-1 max-w-2xl gap-6">
          <Belt label="This week" value={value} max={7} rank="blue" />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => setValue(Math.min(7, value + 1))}>
              Train a day
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setValue(0)}>
              Start over
            </Button>
          </div>
          <Belt label="This month" value={24} max={30} rank="purple" size="lg" stripes={3} />
          <Belt label="Nothing yet" value={0} max={30} rank="white" />
          <Belt label="White" value={12} max={30} rank="white" />
          <Belt label="Brown" value={22} max={30} rank="brown" />
          <Belt label="Black, complete" value={30} max={30} rank="black" />
          <Belt label="Small" value={2} max={5} rank="blue" size="sm" stripes={5} />
        </div>
      </DevUiRow>
      <DevUiRow title="Stats">
        <div className="grid w-full grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          <Stat value="118" label="Workouts completed" />
          <Stat value="11" unit="days" label="Current streak" />
          <Stat value="71" unit="h" label="Total time" note="Since March" />
          <Stat size="md" value="4.2" label="A smaller figure" />
        </div>
        <Stat size="xl" value="24:11" label="Running" tabular />
      </DevUiRow>
      <DevUiRow title="Progress">
        <div className="grid w-full grid-cols-1 max-w-2xl gap-6">
          <ProgressBar label="Uploading squat.mp4" value={62} />
          <ProgressBar label="Importing" value={3} max={8} valueText="3 of 8 files" />
          <ProgressBar label="Reading the document" />
        </div>
        <Spinner label="Loading" className="size-8" />
      </DevUiRow>
    </>
  );
}

function Labels() {
  return (
    <>
      <DevUiRow title="Badges">
        <Badge>Draft</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Past Due</Badge>
        <Badge tone="danger">Cancelled</Badge>
        <Badge tone="outline">Strength</Badge>
      </DevUiRow>
      <DevUiRow title="Tiers">
        {(["A", "B", "C", "D", "E", "F", "G", "H"] as const).map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
      </DevUiRow>
      <DevUiRow title="Avatars">
        <Avatar initials="RL" size="sm" />
        <Avatar initials="MA" />
        <Avatar initials="U" size="lg" />
        <Avatar initials="LR" size="xl" src="/icon-192.png" alt="The mark as a picture" />
      </DevUiRow>
      <DevUiRow title="Alerts">
        <div className="grid w-full grid-cols-1 max-w-2xl gap-3">
          <Alert title="No card is charged here">Payments on this machine run on a simulator.</Alert>
          <Alert tone="success" title="Your subscription is active again" />
          <Alert
            tone="warning"
            title="Your last payment failed"
            action={
              <Button size="sm" variant="secondary">
                Update card
              </Button>
            }
          >
            You keep access while you sort it out.
          </Alert>
          <Alert tone="danger">Invalid coupon code. Please check and try again.</Alert>
        </div>
      </DevUiRow>
    </>
  );
}

function States() {
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <DevUiRow title="Loading">
        <SkeletonGroup label="Loading posts" className="grid w-full grid-cols-1 max-w-xl gap-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11" round />
            <Skeleton className="h-4 w-40" />
          </div>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      </DevUiRow>
      <DevUiRow title="Empty">
        <EmptyState
          headingLevel={3}
          title="No posts yet"
          action={<Button>Write the first post</Button>}
          className="w-full"
        >
          Be the first to share something with the community!
        </EmptyState>
      </DevUiRow>
      <DevUiRow title="Error">
        <ErrorState headingLevel={3} onRetry={() => setRetrying(!retrying)} retrying={retrying} className="w-full">
          Unable to load stats. Please try again later.
        </ErrorState>
      </DevUiRow>
    </>
  );
}

function Video() {
  const [playing, setPlaying] = useState(false);
  if (!playing) return <VideoFacade title="Tempo goblet squat" onPlay={() => setPlaying(true)} />;
  return (
    <VideoFrame>
      <div className="grid place-items-center">
        <Button variant="secondary" onClick={() => setPlaying(false)}>
          Back to the cover
        </Button>
      </div>
    </VideoFrame>
  );
}

type Row = { tier: "A" | "C" | "F"; name: string; sets: string; tempo: string; rest: string };

const ROWS: readonly Row[] = [
  { tier: "A", name: "Trap bar deadlift", sets: "4 × 5", tempo: "3-1-1", rest: "2 min" },
  { tier: "C", name: "Rear-foot-elevated split squat", sets: "3 × 8", tempo: "3-0-1", rest: "90 s" },
  { tier: "F", name: "Towel hang", sets: "5 × 20 s", tempo: "hold", rest: "60 s" },
];

const COLUMNS = [
  { key: "tier", header: "Tier", cell: (row: Row) => <TierBadge tier={row.tier} /> },
  { key: "name", header: "Exercise", cell: (row: Row) => row.name, isRowHeader: true },
  { key: "sets", header: "Sets", cell: (row: Row) => row.sets, align: "end" as const },
  { key: "tempo", header: "Tempo", cell: (row: Row) => row.tempo, align: "end" as const },
  { key: "rest", header: "Rest", cell: (row: Row) => row.rest, align: "end" as const },
];
