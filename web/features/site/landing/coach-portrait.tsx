/** Draws the demo club's coach in three inks: paper, ink and the belt's red. Needs a black ground. */
export function CoachPortrait({ name, className }: { name: string; className?: string }) {
  return (
    <svg role="img" aria-label={`${name}, drawn`} viewBox="0 0 480 520" fill="none" className={className}>
      <circle cx="240" cy="244" r="208" className="fill-accent" />
      <g className="stroke-belt-black" strokeOpacity="0.22" strokeWidth="2">
        {WEAVE.map((y) => (
          <path key={y} d={`M${240 - half(y)} ${y}H${240 + half(y)}`} />
        ))}
      </g>
      {/* The jacket, its seams, and the lapels crossed left over right. */}
      <path
        className="fill-belt-tape"
        d="M26 520C30 452 70 408 176 382C196 400 284 400 304 382C410 408 450 452 454 520Z"
      />
      <path
        className="stroke-belt-dark"
        strokeWidth="3"
        d="M104 520C104 480 96 446 84 424M376 520C376 480 384 446 396 424"
      />
      <path className="fill-tape-shade" d="M304 382C410 408 450 452 454 520H352C352 470 336 420 304 382Z" />
      {/* The neck, and the shadow of the chin on it. */}
      <path className="fill-tape-shade" d="M192 322H288V392L244 470L192 392Z" />
      <path className="fill-belt-dark" d="M194 330C214 366 266 366 286 330V352C268 384 212 384 194 352Z" />
      <path
        className="fill-belt-tape stroke-belt-dark"
        strokeWidth="3"
        d="M186 374L206 366L268 520H220C206 470 192 420 186 374Z"
      />
      <path
        className="fill-belt-tape stroke-belt-dark"
        strokeWidth="3"
        d="M296 374L274 366L204 520H252C274 472 290 424 296 374Z"
      />
      {/* Cauliflower ears. */}
      <path className="fill-belt-tape" d="M158 206C136 196 134 252 162 262ZM322 206C344 196 346 252 318 262Z" />
      <path
        className="stroke-belt-dark"
        strokeWidth="4"
        strokeLinecap="round"
        d="M156 220c-10 2 -6 20 4 22M324 220c10 2 6 20 -4 22"
      />
      <path
        className="fill-belt-tape"
        d="M155 196C155 116 196 88 240 88C284 88 325 116 325 196L317 258C311 320 272 350 240 350C208 350 168 320 163 258Z"
      />
      {/* The shaded side. */}
      <path
        className="fill-tape-shade"
        d="M240 88C284 88 325 116 325 196L317 258C311 320 272 350 240 350C262 330 272 300 268 272C262 262 262 250 270 240C288 236 298 220 296 200C292 170 276 140 240 128Z"
      />
      <path
        className="fill-belt-dark"
        d="M150 210C142 112 186 62 246 64C306 64 336 116 330 210C322 182 318 164 306 152C280 150 262 142 244 128C226 146 196 152 176 152C162 164 156 182 150 210Z"
      />
      <path
        className="fill-belt-dark"
        d="M163 240C166 318 206 362 240 362C274 362 314 318 317 240C310 264 300 276 288 280C274 270 258 268 240 274C222 268 206 270 192 280C180 276 170 264 163 240Z"
      />
      <g className="stroke-belt-dark" strokeLinecap="round">
        <path strokeWidth="9" d="M182 196C194 186 212 186 224 194M256 194C268 186 286 186 298 196" />
        <path strokeWidth="5" d="M188 218C198 210 212 210 220 218M260 218C268 210 282 210 292 218" />
        <path strokeWidth="4" d="M242 208C238 230 228 244 228 252C232 260 248 260 254 254" />
        <path
          strokeWidth="3"
          d="M178 232C174 228 172 224 172 220M302 232C306 228 308 224 308 220M222 172C236 168 246 168 258 172"
        />
      </g>
      <path className="stroke-belt-tape" strokeWidth="4" strokeLinecap="round" d="M222 304C234 309 246 309 258 304" />
      <circle cx="205" cy="220" r="6" className="fill-belt-dark" />
      <circle cx="276" cy="220" r="6" className="fill-belt-dark" />
    </svg>
  );
}

const WEAVE = Array.from({ length: 23 }, (_, line) => 60 + line * 17);
const half = (y: number) => Math.sqrt(Math.max(0, 208 ** 2 - (y - 244) ** 2));
