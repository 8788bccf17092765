// Somebody from the side, in the colours of the demo's photos: drawn in a browser's canvas by `draw-clips.mjs`.
const INK = "#14130f";
const SKIN = "#c98b62";
const [WIDTH, HEIGHT, FLOOR] = [640, 360, 300];

/** Draws the frame of a clip at a time in seconds. */
globalThis.drawClip = (pen, name, at) => {
  pen.lineCap = "round";
  pen.lineJoin = "round";
  room(pen, name === "carry" ? (at * 70) % 260 : 0);
  pen.save();
  pen.translate(80, 0);
  if (name === "hinge") hinge(pen, at);
  else carry(pen, at);
  pen.restore();
};

function limb(pen, points, width, colour) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  points.forEach(([x, y], index) => {
    if (index) pen.lineTo(x, y);
    else pen.moveTo(x, y);
  });
  pen.stroke();
}

function round(pen, [x, y], radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

function from([x, y], degrees, length) {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.cos(turn) * length, y - Math.sin(turn) * length];
}

/** Draws a wall with windows and a mat, which move past a walking figure. */
function room(pen, passed) {
  pen.fillStyle = "#d8cdb8";
  pen.fillRect(0, 0, WIDTH, FLOOR - 24);
  pen.fillStyle = "#4a6860";
  pen.fillRect(0, FLOOR - 24, WIDTH, HEIGHT);
  pen.fillStyle = "#c3b69d";
  pen.fillRect(0, FLOOR - 34, WIDTH, 10);
  for (let left = 40 - passed; left < WIDTH; left += 260) {
    pen.fillStyle = "#ece7db";
    pen.fillRect(left, 46, 92, 110);
    limb(
      pen,
      [
        [left + 46, 46],
        [left + 46, 156],
      ],
      4,
      "#c3b69d",
    );
    limb(
      pen,
      [
        [left, 101],
        [left + 92, 101],
      ],
      4,
      "#c3b69d",
    );
  }
  for (let left = 20 - passed * 1.5; left < WIDTH + 130; left += 130) {
    limb(
      pen,
      [
        [left, HEIGHT],
        [left + 40, FLOOR - 24],
      ],
      3,
      "#3c564f",
    );
  }
}

function head(pen, [x, y], lean) {
  round(pen, [x, y], 21, SKIN);
  pen.fillStyle = INK;
  pen.beginPath();
  pen.arc(x, y, 22, Math.PI * 1.02 + lean, Math.PI * 1.95 + lean);
  pen.fill();
  round(pen, from([x, y], 200 - lean * 57, 20), 8, INK);
}

/** Two deadlifts with stiff legs. The back holds until late, and rounds then. */
function hinge(pen, at) {
  const turn = (at % 2.25) / 2.25;
  const eased = (share) => (1 - Math.cos(share * Math.PI)) / 2;
  const down = turn < 0.6 ? eased(turn / 0.6) : eased(1 - (turn - 0.6) / 0.4);
  const ankle = [248, FLOOR];
  const knee = from(ankle, 90 + 6 * down, 74);
  const hip = from(knee, 92 + 32 * down, 76);
  const lean = 90 - 66 * down;
  const rounding = Math.max(0, down - 0.7) * 60;
  const middle = from(hip, lean + rounding * 0.6, 48);
  const shoulder = from(middle, lean - rounding, 44);
  const hand = [shoulder[0] + 4 - 8 * down, shoulder[1] + 96];
  limb(pen, [ankle, [ankle[0] + 26, ankle[1] + 3]], 15, INK);
  limb(pen, [ankle, knee, hip], 30, "#24304a");
  limb(pen, [hip, middle, shoulder], 40, "#cf5c34");
  head(pen, from(shoulder, lean - rounding + 4, 34), (90 - lean) / 57 / 1.4);
  limb(pen, [shoulder, [(shoulder[0] + hand[0]) / 2 + 3, (shoulder[1] + hand[1]) / 2], hand], 15, SKIN);
  limb(pen, [shoulder, [shoulder[0] + 2, shoulder[1] + 30]], 21, "#b84c27");
  limb(
    pen,
    [
      [hand[0] - 24, hand[1] + 4],
      [hand[0] + 24, hand[1] + 4],
    ],
    7,
    "#969692",
  );
  for (const end of [hand[0] - 26, hand[0] + 26])
    limb(
      pen,
      [
        [end, hand[1] - 8],
        [end, hand[1] + 16],
      ],
      12,
      INK,
    );
}

/** A walk with a kettlebell in one hand. */
function carry(pen, at) {
  const stride = Math.sin(at * 5.2);
  const hip = [226, 168 - Math.abs(Math.cos(at * 5.2)) * 4];
  const shoulder = [hip[0] + 5, hip[1] - 92];
  const hand = [shoulder[0] + 4 + 3 * stride, shoulder[1] + 96];
  leg(pen, hip, -stride, "#18213a");
  const elbow = [shoulder[0] - 16 * stride, shoulder[1] + 46];
  limb(pen, [shoulder, elbow, [elbow[0] + 10, elbow[1] + 38]], 14, "#a86f4b");
  leg(pen, hip, stride, "#24304a");
  limb(pen, [hip, shoulder], 44, "#4d6f9a");
  head(pen, [shoulder[0] + 5, shoulder[1] - 36], 0.05);
  kettlebell(pen, [hand[0], hand[1] + 6], 24);
  limb(pen, [shoulder, hand], 15, SKIN);
  limb(pen, [shoulder, [shoulder[0] + 2, shoulder[1] + 34]], 21, "#40608a");
}

function leg(pen, hip, swing, colour) {
  const knee = from(hip, 278 + swing * 24, 64);
  const foot = from(knee, 270 + swing * 24 - (swing < 0 ? 22 : 6), 66);
  limb(pen, [hip, knee, foot], 28, colour);
  limb(pen, [foot, [foot[0] + 24, foot[1] + 3]], 14, INK);
}

function kettlebell(pen, [x, y], size) {
  limb(
    pen,
    [
      [x - 11, y + 2],
      [x - 8, y - 8],
      [x + 8, y - 8],
      [x + 11, y + 2],
    ],
    6,
    INK,
  );
  round(pen, [x, y + 18], size, "#2a2927");
  round(pen, [x - size / 3, y + 18 - size / 3], size / 5, "#5b5954");
}
