import type { ReactNode } from "react";

/** Class names of a picture's few colours, as fills and strokes. */
export type CoverInks = {
  ground: string;
  groundStroke: string;
  figure: string;
  figureStroke: string;
  spot: string;
  spotStroke: string;
  hair: string;
};

export type Motif = (props: { random: () => number; inks: CoverInks }) => ReactNode;

/** Tatami in the four-and-a-half-mat lay: four mats turn around a half mat, the weave turning with them. */
export const Tatami: Motif = ({ random, inks }) => {
  const unit = 76 + Math.floor(random() * 3) * 22;
  const left = -random() * unit * 2;
  const top = -random() * unit * 2;
  const columns = Math.ceil((640 - left) / (unit * 3));
  const rooms = Array.from({ length: columns * Math.ceil((360 - top) / (unit * 3)) }, (_, index) => index);
  const special = Math.floor(random() * rooms.length);
  return rooms.map((room) => (
    <g
      key={room}
      transform={`translate(${left + (room % columns) * unit * 3} ${top + Math.floor(room / columns) * unit * 3})`}
    >
      {LAY.map(([x, y, width, height], mat) => (
        <Mat
          key={`${x}-${y}`}
          box={[x * unit + 2.5, y * unit + 2.5, width * unit - 5, height * unit - 5]}
          inks={inks}
          spot={mat === LAY.length - 1 && (room === special || random() < 0.2)}
        />
      ))}
    </g>
  ));
};

const LAY = [
  [0, 0, 2, 1],
  [2, 0, 1, 2],
  [1, 2, 2, 1],
  [0, 1, 1, 2],
  [1, 1, 1, 1],
] as const;

function Mat({
  box: [x, y, width, height],
  inks,
  spot,
}: {
  box: [number, number, number, number];
  inks: CoverInks;
  spot: boolean;
}) {
  const lying = width >= height;
  const weave = lying
    ? lines(height, (at) => `M${x} ${y + at}h${width}`)
    : lines(width, (at) => `M${x + at} ${y}v${height}`);
  const edges = lying
    ? `M${x} ${y + 3.5}h${width}M${x} ${y + height - 3.5}h${width}`
    : `M${x + 3.5} ${y}v${height}M${x + width - 3.5} ${y}v${height}`;
  return (
    <>
      {spot ? <rect x={x} y={y} width={width} height={height} className={inks.spot} /> : null}
      <path d={weave} className={inks.hair} strokeWidth="1" />
      <path d={edges} className={inks.figureStroke} strokeWidth="7" />
    </>
  );
}

/** The painted borders of a competition area, seen from above and cropped. */
export const MatLines: Motif = ({ random, inks }) => {
  const x = 120 + random() * 320;
  const y = 60 + random() * 220;
  const step = 34 + random() * 22;
  const turn = Math.round((random() - 0.5) * 4) * 9;
  return (
    <g transform={`rotate(${turn} ${x} ${y})`}>
      {[7, 6, 5, 4, 3, 2].map((ring) => (
        <rect
          key={ring}
          x={x - step * ring * 1.5}
          y={y - step * ring}
          width={step * ring * 3}
          height={step * ring * 2}
          className={inks.figureStroke}
          strokeWidth={ring === 4 ? 14 : 2}
        />
      ))}
      <rect x={x - step * 1.5} y={y - step} width={step * 3} height={step * 2} className={inks.spot} />
      <path
        d={`M${x - 700} ${y}H${x - step * 1.5}M${x + step * 1.5} ${y}H${x + 700}`}
        className={inks.hair}
        strokeWidth="2"
      />
    </g>
  );
};

/** Two belt ends crossing, the upper one pulled through a knot. */
export const Knot: Motif = ({ random, inks }) => {
  const x = 250 + random() * 140;
  const lean = 70 + random() * 80;
  const drop = 90 + random() * 80;
  const under = `M${x - 440} ${190 - drop}C${x - 170} ${190 - drop} ${x - lean} 130 ${x} 190S${x + lean} 330 ${x + 210} 440`;
  const over = `M${x + 440} ${190 - drop}C${x + 170} ${190 - drop} ${x + lean} 130 ${x} 190S${x - lean} 330 ${x - 210} 440`;
  const wrap = `M${x - 58} 214C${x - 30} 168 ${x + 30} 168 ${x + 58} 214`;
  return (
    <>
      <Band d={under} inks={inks} ink={inks.figureStroke} />
      <Band d={over} inks={inks} ink={inks.spotStroke} />
      <Band d={wrap} inks={inks} ink={inks.figureStroke} />
    </>
  );
};

/** A belt rolled up on its edge, larger than the frame, its end let out along the floor. */
export const Coil: Motif = ({ random, inks }) => {
  const halves = 6 + Math.floor(random() * 2) * 2;
  const pitch = 50 + random() * 18;
  const stroke = pitch * 0.64;
  const x = 170 + random() * 220;
  const floor = 286 + random() * 40;
  const radii = Array.from({ length: halves }, (_, half) => pitch * 0.4 + (half * pitch) / 2);
  const travelled = radii.reduce((sum, radius, half) => sum + (half % 2 ? 2 : -2) * radius, 0);
  const arcs = radii.map((radius, half) => `a${radius} ${radius} 0 0 0 0 ${(half % 2 ? 2 : -2) * radius}`).join("");
  return (
    <>
      <path d={`M${x} ${floor - travelled}${arcs}H720`} className={inks.figureStroke} strokeWidth={stroke} />
      <path d={`M${x + 150} ${floor}h22M${x + 188} ${floor}h22`} className={inks.spotStroke} strokeWidth={stroke + 1} />
    </>
  );
};

/** Belts hanging from a rail, each let down to its own length. */
export const Rack: Motif = ({ random, inks }) => {
  const count = 5 + Math.floor(random() * 3);
  const gap = 640 / count;
  const width = gap * 0.5;
  const special = Math.floor(random() * count);
  return Array.from({ length: count }, (_, index) => ({
    index,
    x: gap * (index + 0.25),
    length: 130 + random() * 190,
  })).map(({ index, x, length }) => (
    <g key={index}>
      <rect x={x} y="-4" width={width} height={length} className={index === special ? inks.spot : inks.figure} />
      <path
        d={[0.2, 0.4, 0.6, 0.8].map((at) => `M${x + width * at} 0V${length - 4}`).join("")}
        className={inks.hair}
        strokeWidth="1.5"
        strokeDasharray="8 6"
      />
      <rect x={x} y={length - 58} width={width} height="34" className={inks.ground} />
      <path
        d={`M${x} ${length - 47}h${width}M${x} ${length - 36}h${width}`}
        className={index === special ? inks.spotStroke : inks.figureStroke}
        strokeWidth="4"
      />
    </g>
  ));
};

function Band({ d, inks, ink }: { d: string; inks: CoverInks; ink: string }) {
  return (
    <>
      <path d={d} className={inks.groundStroke} strokeWidth="96" />
      <path d={d} className={ink} strokeWidth="80" />
      {STITCHES.map((width) => (
        <g key={width}>
          <path d={d} className={inks.hair} strokeWidth={width} strokeDasharray="7 6" />
          <path d={d} className={ink} strokeWidth={width - 4} />
        </g>
      ))}
    </>
  );
}

/** Each pair of stitch lines is the edge of a dashed stroke with its middle painted over, to follow the curve. */
const STITCHES = [64, 36];

function lines(length: number, draw: (at: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor((length - 10) / 7)) }, (_, index) => draw(10 + index * 7)).join(
    "",
  );
}
