import { spotName } from "../../training/injuries/injury-words";
import { cx } from "../../ui/cx";
import { type BodySide, MIDDLE, spotsOn } from "./body-spots";

type BodyFigureProps = { side: BodySide; marked: ReadonlySet<string>; onSpot: (spot: string) => void };

/** Draws a body whose spots can be pressed. For keyboards and screen readers there is the list beside it. */
export function BodyFigure({ side, marked, onSpot }: BodyFigureProps) {
  const press = (target: EventTarget) => {
    const spot = target instanceof Element ? target.closest("[data-spot]")?.getAttribute("data-spot") : null;
    if (spot) onSpot(spot);
  };
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 620"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto block h-auto w-full max-w-sm touch-manipulation select-none"
      onClick={({ target }) => press(target)}
    >
      <Half side={side} />
      <g transform={`translate(${MIDDLE * 2} 0) scale(-1 1)`}>
        <Half side={side} />
      </g>
      <path className="stroke-line-strong" d={side === "front" ? FRONT_MIDDLE : BACK_MIDDLE} />
      <Belt side={side} />
      <Sides side={side} />
      {spotsOn(side).map(({ spot, x, y, rx, ry }) => {
        const isMarked = marked.has(spot);
        return (
          <g key={spot} data-spot={spot} className="group cursor-pointer">
            <title>{spotName(spot)}</title>
            <circle cx={x} cy={y} r={REACH} className="fill-transparent" />
            <ellipse
              cx={x}
              cy={y}
              rx={rx}
              ry={ry}
              strokeWidth={isMarked ? 2.5 : 1.25}
              strokeDasharray={isMarked ? undefined : "2 4"}
              className={cx(
                "transition-colors",
                isMarked
                  ? "fill-accent stroke-accent"
                  : "stroke-line-strong group-hover:fill-accent-soft group-hover:stroke-accent",
              )}
            />
            {isMarked ? (
              <path
                className="stroke-on-accent"
                strokeWidth="3"
                d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`}
                transform={`rotate(45 ${x} ${y})`}
              />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** In the drawing's units: a thumb's 44 px on a phone. */
const REACH = 22;

function Half({ side }: { side: BodySide }) {
  return (
    <>
      <path className="fill-raised stroke-ink" strokeWidth="2.25" d={OUTLINE} />
      {/* Covers the line where the two halves meet. */}
      <path className="stroke-raised" strokeWidth="3" d="M160 19V331" />
      <path className="stroke-line-strong" strokeWidth="1.25" d={side === "front" ? FRONT_LINES : BACK_LINES} />
    </>
  );
}

/** The outline of one half: from the crown down the outer side to the foot, and up the inner side. */
const OUTLINE =
  "M160 16C177 16 188 29 187 50C186 64 181 74 175 81C174 91 176 97 184 102C197 109 213 110 223 118C235 127 239 142 241 158" +
  "C244 180 249 198 253 215C258 237 264 262 267 286C269 300 276 314 277 330C278 346 273 360 265 362C257 363 253 351 253 337" +
  "C253 321 253 307 250 294C244 269 234 246 228 224C223 204 219 186 215 168C213 188 209 206 208 226C208 246 214 262 218 282" +
  "C223 316 220 350 214 386C210 412 208 430 207 446C211 468 211 496 204 524C201 538 199 550 200 562C204 574 216 584 216 594" +
  "C216 602 205 604 193 603C183 603 176 599 177 588C178 576 179 566 179 555C178 534 173 508 172 484C171 464 172 450 172 436" +
  "C171 404 167 368 162 336L160 332Z";

const FRONT_LINES =
  "M168 113C186 117 202 118 216 123M168 168C182 178 198 176 209 164M176 458C184 466 196 466 204 458M178 424C186 417 196 417 203 423";
const BACK_LINES =
  "M178 130C192 138 203 148 205 170C196 180 184 180 174 172M166 330C180 346 200 344 214 332M176 436C186 444 198 444 206 438M182 470C180 496 184 508 188 524M200 470C204 492 200 508 196 522";
const FRONT_MIDDLE = "M160 128V250";
const BACK_MIDDLE = "M160 108V250M160 290V330";

/** Labels left and right: on a body that faces the viewer they are mirrored. */
function Sides({ side }: { side: BodySide }) {
  const [first, second] = side === "front" ? ["Right", "Left"] : ["Left", "Right"];
  return (
    <g className="fill-muted font-sans font-semibold" fontSize="14">
      <text x="8" y="24">
        {first}
      </text>
      <text x="312" y="24" textAnchor="end">
        {second}
      </text>
    </g>
  );
}

/** The tied belt. */
function Belt({ side }: { side: BodySide }) {
  return (
    <g className="fill-belt-black stroke-line-strong" strokeWidth="1.5">
      <path d="M109 256Q160 270 211 256L214 269Q160 284 106 269Z" />
      {side === "front" ? (
        <>
          <path d="M150 262l-16 44 12 3 18-42zM170 262l16 44-12 3-18-42z" />
          <path d="M149 259h22v20h-22z" />
          <path className="stroke-belt-tape" strokeWidth="3" d="M139 295l9 3M181 295l-9 3" />
        </>
      ) : null}
    </g>
  );
}
