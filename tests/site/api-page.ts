import { DOCUMENT_MAX_BYTES } from "../../worker/contract/imports-limits";
import { NEXT_CURSOR_HEADER, PAGE_DEFAULT, PAGE_MAX, TOTAL_HEADER } from "../../worker/contract/paging-limits";
import { mayDo, RIGHTS, type Right } from "../../worker/contract/rights";
import { SIGN_IN, SIGN_UP_ADDRESS } from "../../worker/features/account/rate-limits";
import { COMMENT, POST, REACT } from "../../worker/features/community/rate-limits";
import { UPLOADS } from "../../worker/features/media/rate-limits";
import { MESSAGE } from "../../worker/features/messages/rate-limits";
import { IDEMPOTENCY_HEADER } from "../../worker/http/idempotency";
import { ROUTES, type Route } from "../trust/route-shapes";
import { fieldsInWords } from "./api-takes";

/** Under which heading a call stands: the first whose pattern fits its path. */
const HEADINGS: [heading: string, path: RegExp][] = [
  ["Signing in and the account", /^\/api\/(auth|login|logout)\b/],
  [
    "Membership and payments",
    /^\/api\/(billing|subscription|get-or-create-subscription|stripe|(admin\/)?(gift(s|-settings)|found-subscriptions))\b/,
  ],
  ["Weeks", /^\/api\/(admin\/)?(weekly-programs|daily-workouts)\b/],
  ["Workouts", /^\/api\/(admin\/)?workouts\b/],
  [
    "Messages",
    /^\/api\/(messages|admin\/(conversations|form-checks|lift-cues|saved-replies|users\/:id\/lift-cues))|^\/api\/user\/lift-cues\b/,
  ],
  ["Training and progress", /^\/api\/(calendar|dashboard|exercises|user)\b/],
  ["Exercises and their videos", /^\/api\/admin\/(exercise|video-links)/],
  [
    "Documents and what becomes of them",
    /^\/api\/admin\/(documents|document-layouts|import-workout|upload-(batches|weekly-document|workout)|workout-documents)\b/,
  ],
  ["Rules for documents", /^\/api\/admin\/(run-)?validation\b/],
  ["Upload figures", /^\/api\/admin\/(export-analytics|upload-metrics|user-activity)\b/],
  ["Templates", /^\/api\/admin\/workout-templates\b/],
  ["Community", /^\/(ws|api\/(community|admin\/(community|moderation|pinned)))\b/],
  ["Letters", /^\/api\/(letters|admin\/letters|admin\/letter-draft)\b/],
  ["Notices", /^\/(unsubscribe|api\/notices)\b/],
  ["Training book", /^\/api\/admin\/training\b/],
  ["The coach's desk", /^\/api\/admin\/desk\b/],
  [
    "Members",
    /^\/api\/admin\/(attention|audit|exports|injuries|return-plans|member-imports|members|notes|numbers|users)\b/,
  ],
  ["Competitions", /^\/api\/admin\/competition(s|-overlay)\b/],
  ["Consultations", /^\/api\/(admin\/)?consultation-requests\b/],
  ["Blog", /^\/api\/(admin\/)?(blog|article-drafts)\b/],
  ["Files", /^\/(api\/)?objects\b/],
  ["The first week", /^\/api\/admin\/first-week\b/],
  ["The first run", /^\/api\/admin\/first-run\b/],
  ["The site's own words", /^\/api\/(admin\/)?site\b/],
  ["Health", /^\/api\/(admin\/health|client-errors|health)\b/],
  ["On the developer's machine only", /^\/(api\/)?dev\//],
  ["Pages and feeds", /^\/(?!api\/)/],
];

const GUARDS: Partial<Record<Route["guard"], string>> = {
  everybody: "everybody",
  anyone: "anyone",
  signedIn: "signed in",
  subscriber: "subscriber",
  selfGuarded: "own proof",
};

/** Who is let in: of the desk's calls a right, and who has it. */
function guardOf({ guard }: Route): string {
  if (!(guard in RIGHTS)) return GUARDS[guard] ?? guard;
  return `${mayDo("coach", guard as Right) ? "staff" : "admin"}: ${guard}`;
}

/** Calls that take a file in a form, by the name of its field. */
const FILES: Record<string, string> = {
  "POST /api/admin/documents/read": "file",
  "POST /api/admin/upload-weekly-document": "document",
  "POST /api/admin/upload-workout": "document",
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** How docs/api.md names a call: "PUT /api/admin/workouts/{id}". */
const callOf = ({ method, path }: Route) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`;

/** What each call does, in the words that the page has for it. */
function wordsIn(page: string): Map<string, string> {
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  return new Map(
    rows.map((row) => {
      const [, call = "", , , words = ""] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return [call.replaceAll("`", ""), words];
    }),
  );
}

/** The page as routes and schemas have it now, with the words that are on it already; and which calls have none yet. */
export function renderApiPage(page: string): { text: string; withoutWords: string[] } {
  const words = wordsIn(page);
  const homeless = ROUTES.filter((route) => !headingOf(route)).map(callOf);
  if (homeless.length) throw new Error(`No heading of tests/site/api-page.ts fits ${homeless.join(", ")}`);
  const gone = Object.keys(FILES).filter((name) => !ROUTES.some((route) => route.name === name));
  if (gone.length) throw new Error(`No such call any more: ${gone.join(", ")}`);
  const tables = HEADINGS.map(([heading]) => {
    const routes = ROUTES.filter((route) => headingOf(route) === heading).sort(byPath);
    const rows = routes.map((route) => rowOf(route, words.get(callOf(route)) ?? ""));
    return `## ${heading}\n\n| call | guard | takes | what |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return {
    text: `${HEAD}\n${tables.join("\n")}`,
    withoutWords: ROUTES.map(callOf).filter((call) => !words.get(call)),
  };
}

const headingOf = ({ path }: Route) => HEADINGS.find(([, pattern]) => pattern.test(path))?.[0];

function byPath(a: Route, b: Route): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return METHODS.indexOf(a.method) - METHODS.indexOf(b.method);
}

const rowOf = (route: Route, words: string) =>
  `| \`${callOf(route)}\` | ${guardOf(route)} | ${takesOf(route).replaceAll("|", "\\|")} | ${words} |`;

function takesOf(route: Route): string {
  const { body, query, name, isOnceByKey } = route;
  return [
    ...(query ? [`${route.method === "GET" ? "" : "query "}${fieldsInWords(query)}`] : []),
    ...(body ? [fieldsInWords(body)] : []),
    ...(name in FILES ? [`form with a file \`${FILES[name]}\``] : []),
    ...(isOnceByKey ? [`_${IDEMPOTENCY_HEADER}_`] : []),
  ].join("; ");
}

const calls = ({ calls: most, seconds }: { calls: number; seconds: number }) =>
  `${most} in ${seconds === 60 ? "a minute" : seconds === 3600 ? "an hour" : `${seconds / 60} minutes`}`;

const HEAD = `# The API

Every call of the product. \`npm run docs\` makes this page of the routes and their schemas; only the last column is written by
hand, here, and a test compares the page with the product. What answers look like is in \`worker/contract/\`, by noun.

- **Bodies** are JSON (\`Content-Type: application/json\`, UTF-8, at most 1 MB), answers too. A document comes in a form
  (\`multipart/form-data\`) and may have ${DOCUMENT_MAX_BYTES / 1024 / 1024} MB. Unknown fields are ignored.
- **Errors** are \`{"message", "code"?, "issues"?: [{"path", "message"}]}\`: \`message\` is for a person, \`code\` for a program, \`issues\` names
  the fields. 400 cannot be read (also a query or cursor), 401 not signed in, 402 the card was declined, 403 not allowed, 404 not
  there or not yours, 409 no longer fits what is stored, 413 too large, 415 no JSON, 422 a value is refused, 429 too often,
  503 storage or a provider does not answer. A 500 names the request (\`X-Request-Id\`) and nothing else.
  Codes that every client meets: \`membership_required\`, \`rate_limited\`, \`storage_failed\`, \`cross_site\`.
- **Guards**: _everybody_ (who asks is not read), _anyone_ (signed in or not), _signed in_, _subscriber_ (may train now: paying, on trial, or
  staff), _staff: right_ (admins, and
  assistants with the role coach), _admin: right_ (admins alone), _own proof_ (a signature or the auth library's checks). Which right is whose
  stands in \`worker/contract/rights.ts\`; an assistant whom no admin lets publish gets 403 \`drafts_only\` for what members would see. A session is a cookie; a write from another site is refused (403).
- **Pages**: a list that takes \`cursor?, limit?\` answers ${PAGE_DEFAULT} things, at most ${PAGE_MAX}, and the next cursor in \`${NEXT_CURSOR_HEADER}\`, which the last page
  lacks. Where a list is counted, \`${TOTAL_HEADER}\` says on its first page how many there are.
- **Once by key**: where \`${IDEMPOTENCY_HEADER}\` (1 to 200 visible characters) stands, a call that comes again under its key makes nothing new:
  it answers what was made, with 200 instead of 201.
- **States**: a change that names the state it was made on (\`updatedAt\` or \`revision\`) is a 409 when that is no longer the stored one.
- **Limits of calls**: 429 with \`Retry-After\`. For example sign-in ${calls(SIGN_IN)} an account, sign-up ${calls(SIGN_UP_ADDRESS)} an address, posts
  ${calls(POST)}, comments ${calls(COMMENT)}, reactions ${calls(REACT)}, messages ${calls(MESSAGE)}, uploads ${calls(UPLOADS)}, each a member.
  The setting \`RATE_LIMIT_<NAME>\` (\`calls/seconds\`) changes one.
- **Times** are instants with their offset (\`2026-11-22T18:00:00Z\`); a **date** is a day without a clock (\`2026-11-22\`), in the member's own time
  zone for training. Amounts of money are whole cents.
- **In the tables** \`?\` marks what may be left out, \`text ≤ 200\` counts characters, \`1–10\` is a number, \`a|b\` one of these, \`[≤ 300 of …]\` a list, and
  what a GET takes is its query. What cannot be said so shortly, the refusal says.
`;
