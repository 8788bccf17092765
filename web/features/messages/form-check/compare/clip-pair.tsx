import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { CheckedLift } from "../../../../../worker/contract/lift-cues";
import type { Message } from "../../../../../worker/contract/messages";
import { dayOf } from "../../../../lib/format/day-of";
import { calendarDay } from "../../../../lib/format/format";
import { ClipStage } from "../../../../media/clip/clip-stage";
import { momentText } from "../../../../media/clip/shape-geometry";
import { filmedText } from "../../../../media/filmed-text";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { Select } from "../../../../ui/select";
import { PlayerControls } from "../player-controls";
import { FRAME_SECONDS } from "../use-clip";
import { mostAhead, spanOf } from "./pair-time";
import { usePair } from "./use-pair";

type Earlier = CheckedLift["earlier"][number];
type ClipPairViewProps = { message: Message; earlier: CheckedLift["earlier"] };

/** Plays this clip and an earlier one together, with one slider for both. */
export function ClipPairView({ message, earlier }: ClipPairViewProps) {
  const [chosen, setChosen] = useState(earlier[0]?.messageId);
  const other = earlier.find(({ messageId }) => messageId === chosen) ?? earlier[0];
  if (!other) return null;
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-y py-4">
      <Field label="Earlier clip" className="max-w-xl">
        <Select value={String(other.messageId)} onChange={(event) => setChosen(Number(event.target.value))}>
          {earlier.map((clip) => (
            <option key={clip.messageId} value={clip.messageId}>
              {nameOf(clip)}
            </option>
          ))}
        </Select>
      </Field>
      <Pair key={other.messageId} message={message} other={other} />
    </div>
  );
}

const nameOf = ({ filmed, createdAt }: Pick<Earlier, "filmed" | "createdAt">) =>
  filmed ? `${calendarDay(filmed.localDate)}: ${filmedText(filmed)}` : dayOf(createdAt);

function Pair({ message, other }: { message: Message; other: Earlier }) {
  const pair = usePair();
  function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "k") pair.toggle();
    else if (event.key === ",") pair.step(-1);
    else if (event.key === ".") pair.step(1);
    else if (event.key === "[") pair.shift(pair.pair.ahead - FRAME_SECONDS);
    else if (event.key === "]") pair.shift(pair.pair.ahead + FRAME_SECONDS);
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the players, which are inside.
    <div className="grid grid-cols-1 gap-4" onKeyDown={keyDown} data-own-keys>
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <Side title="Earlier" of={nameOf(other)}>
          <ClipStage
            mediaUrl={other.mediaUrl}
            mediaType="video"
            label="The earlier clip"
            height="34dvh"
            video={pair.earlier}
            onLength={pair.lengthOf("earlier")}
          />
        </Side>
        <Side title="This one" of={nameOf({ filmed: message.filmed ?? null, createdAt: message.createdAt })}>
          <ClipStage
            mediaUrl={message.mediaUrl ?? ""}
            mediaType="video"
            label="This clip"
            height="34dvh"
            video={pair.newer}
            onLength={pair.lengthOf("newer")}
          />
        </Side>
      </div>
      <PairControls pair={pair} />
    </div>
  );
}

function Side({ title, of, children }: { title: string; of: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-1">
      {children}
      <figcaption className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span> <span className="text-muted">{of}</span>
      </figcaption>
    </figure>
  );
}

function PairControls({ pair: { pair, time, playing, speed, ...does } }: { pair: ReturnType<typeof usePair> }) {
  const { from, to } = spanOf(pair);
  const { least, most } = mostAhead(pair);
  return (
    <div className="grid grid-cols-1 gap-3">
      <input
        type="range"
        aria-label="Moment of both clips"
        aria-valuetext={momentText(time - from)}
        min={from}
        max={to > from ? to : from + 1}
        step={0.01}
        value={time}
        onChange={(event) => does.seek(Number(event.target.value))}
        className={SLIDER}
      />
      <PlayerControls
        both
        moment={time - from}
        playing={playing}
        speed={speed}
        onStep={does.step}
        onToggle={does.toggle}
        onSpeed={does.setSpeed}
      />
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-sm">
            <span className="font-semibold">Line up</span>{" "}
            <span className="text-muted tabular-nums">{aheadText(pair.ahead)}</span>
          </p>
          <Button variant="quiet" size="sm" disabled={pair.ahead === 0} onClick={() => does.shift(0)}>
            From the start
          </Button>
        </div>
        <input
          type="range"
          aria-label="How far the earlier clip is ahead"
          aria-valuetext={aheadText(pair.ahead)}
          min={least}
          max={most > least ? most : least + 1}
          step={0.01}
          value={pair.ahead}
          onChange={(event) => does.shift(Number(event.target.value))}
          className={SLIDER}
        />
      </div>
      <p className="text-muted text-sm">
        K plays and stops both, comma and full stop go one frame, the square brackets move the earlier clip by one.
      </p>
    </div>
  );
}

function aheadText(ahead: number): string {
  if (Math.abs(ahead) < 0.005) return "Both from their start";
  return `The earlier clip is ${Math.abs(ahead).toFixed(2)} s ${ahead > 0 ? "ahead" : "behind"}`;
}

const SLIDER = "h-11 w-full cursor-pointer accent-accent";
