import { deflateSync } from "node:zlib";

type Colour = readonly [number, number, number];
/** Returns a point's distance from a shape in shares of the height; negative inside. */
type Shape = (x: number, y: number) => number;
type Layer = {
  shape: Shape;
  colour: Colour /** Added to the colour, by place. */;
  shade?: (x: number, y: number) => number;
};

const WIDTH = 640;
const HEIGHT = 480;

const INK: Colour = [20, 19, 15];
const PAPER: Colour = [236, 231, 219];
const MAT: Colour = [74, 104, 96];
const WALL: Colour = [216, 205, 184];
const IRON: Colour = [42, 41, 39];
const STEEL: Colour = [150, 150, 146];
const PURPLE: Colour = [100, 60, 158];
const TOWEL: Colour = [207, 92, 52];

const box =
  (left: number, top: number, right: number, bottom: number, round = 0): Shape =>
  (x, y) => {
    const dx = Math.max(left + round - x, x - right + round);
    const dy = Math.max(top + round - y, y - bottom + round);
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  };
const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;
const ring =
  (cx: number, cy: number, radius: number, width: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) - width / 2;
const line =
  (ax: number, ay: number, bx: number, by: number, width: number): Shape =>
  (x, y) => {
    const share = Math.min(
      1,
      Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)) - width / 2;
  };
const without =
  (shape: Shape, taken: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), -taken(x, y));

const weave = (x: number, y: number) => ((Math.floor(x * 60) + Math.floor(y * 60)) % 2) * 7 - 5 - y * 16;
const room: Layer[] = [
  { shape: box(-1, -1, 3, 0.66), colour: WALL, shade: (x, y) => 18 - Math.hypot(x - 0.3, y) * 34 },
  { shape: box(-1, 0.66, 3, 2), colour: MAT, shade: weave },
  { shape: line(0.42, 0.66, 0.12, 1.1, 0.006), colour: INK },
  { shape: line(0.95, 0.66, 1.2, 1.1, 0.006), colour: INK },
];
const round = (x: number, y: number) => 26 - Math.hypot(x - 0.58, y - 0.55) * 90;

const belt: Layer[] = [
  { shape: box(-1, -1, 3, 2), colour: MAT, shade: weave },
  { shape: line(0.66, -0.1, 0.66, 1.1, 0.006), colour: INK },
  { shape: ring(0.66, 0.53, 0.25, 0.105), colour: INK },
  {
    shape: ring(0.66, 0.51, 0.25, 0.1),
    colour: PURPLE,
    shade: (x, y) => Math.sin(Math.atan2(y - 0.51, x - 0.66) * 40) * 9,
  },
  {
    shape: ring(0.66, 0.51, 0.13, 0.1),
    colour: PURPLE,
    shade: (x, y) => Math.sin(Math.atan2(y - 0.51, x - 0.66) * 26) * 9,
  },
  { shape: line(0.86, 0.66, 1.16, 0.86, 0.1), colour: PURPLE, shade: (x, y) => Math.sin((x + y) * 120) * 6 },
  { shape: line(0.97, 0.733, 1.11, 0.827, 0.1), colour: INK },
  { shape: line(1.05, 0.74, 1.01, 0.8, 0.018), colour: PAPER },
];

const kettlebell: Layer[] = [
  ...room,
  { shape: (x, y) => Math.hypot((x - 0.6) / 5, y - 0.885) - 0.045, colour: INK, shade: () => 18 },
  { shape: ring(0.58, 0.44, 0.13, 0.06), colour: IRON, shade: round },
  { shape: without(disc(0.58, 0.7, 0.2), box(0, 0.89, 2, 2)), colour: IRON, shade: round },
  { shape: disc(0.58, 0.7, 0.075), colour: TOWEL },
  { shape: disc(0.58, 0.7, 0.055), colour: IRON },
  { shape: box(0.5, 0.26, 0.66, 0.64, 0.03), colour: TOWEL, shade: (x) => Math.sin(x * 110) * 12 },
  { shape: box(0.5, 0.55, 0.66, 0.575), colour: PAPER },
];

const bar: Layer[] = [
  ...room,
  { shape: box(0.2, -1, 0.235, 0.7), colour: IRON, shade: () => 14 },
  { shape: box(1.1, -1, 1.135, 0.7), colour: IRON, shade: () => 14 },
  { shape: line(0.14, 0.2, 1.2, 0.2, 0.034), colour: STEEL, shade: (_, y) => (0.2 - y) * 2200 },
  { shape: line(0.5, 0.2, 0.5, 0.48, 0.05), colour: PAPER, shade: (x) => (x - 0.5) * -500 },
  { shape: line(0.84, 0.2, 0.84, 0.48, 0.05), colour: PAPER, shade: (x) => (x - 0.84) * -500 },
  { shape: ring(0.5, 0.2, 0.03, 0.02), colour: TOWEL },
  { shape: ring(0.84, 0.2, 0.03, 0.02), colour: TOWEL },
  { shape: ring(0.5, 0.56, 0.08, 0.028), colour: TOWEL },
  { shape: ring(0.84, 0.56, 0.08, 0.028), colour: TOWEL },
];

function once(make: () => Uint8Array): () => Uint8Array {
  let made: Uint8Array | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Draws the demo club's photos pixel by pixel, so that none needs a source. */
export const drawings = {
  belt: { id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b01", bytes: once(() => png(belt)) },
  kettlebell: { id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b02", bytes: once(() => png(kettlebell)) },
  bar: { id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b03", bytes: once(() => png(bar)) },
};

/** PNG, https://www.w3.org/TR/png-3/: signature, header, one stream of rows, end. */
function png(layers: readonly Layer[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, WIDTH);
  header.setUint32(4, HEIGHT);
  // Eight bits a channel, red, green and blue.
  header.setUint8(8, 8);
  header.setUint8(9, 2);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", deflateSync(rows(layers))),
    chunk("IEND", new Uint8Array()),
  ]);
}

function rows(layers: readonly Layer[]): Uint8Array {
  const bytes = new Uint8Array(HEIGHT * (1 + WIDTH * 3));
  let at = 0;
  for (let row = 0; row < HEIGHT; row += 1) {
    // Without a filter.
    bytes[at++] = 0;
    for (let column = 0; column < WIDTH; column += 1) {
      for (const value of dot(layers, column / HEIGHT, row / HEIGHT)) bytes[at++] = value;
    }
  }
  return bytes;
}

function dot(layers: readonly Layer[], x: number, y: number): [number, number, number] {
  let [red, green, blue] = PAPER as [number, number, number];
  for (const { shape, colour, shade } of layers) {
    const cover = Math.min(1, Math.max(0, 0.5 - shape(x, y) * HEIGHT));
    if (cover === 0) continue;
    const more = shade?.(x, y) ?? 0;
    red += (colour[0] + more - red) * cover;
    green += (colour[1] + more - green) * cover;
    blue += (colour[2] + more - blue) * cover;
  }
  const whole = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
  return [whole(red), whole(green), whole(blue)];
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
