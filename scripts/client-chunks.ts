const FRAMEWORK = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\//;
const ALL_BUT_ENTRY = /^(?!.*\/web\/main\.tsx$)/;
const PARTS = /\/web\/(shell\/(use-title|static-island|use-inner-links)|lib\/browser\/use-hydrated|ui\/page-header)/;
const SEARCH =
  /\/web\/(lib\/(format\/(format|date-format)|forms\/use-typed-search)|ui\/use-focus-on-more)\.|lucide-react\/.*\/icons\/search\./;
const ARTICLES = /\/web\/(articles\/|features\/blog\/blog-queries)/;
const FIELDS = /\/web\/ui\/(field(-context)?|control-class|text-input)\.|lucide-react\/.*\/icons\/circle-exclamation/;
const FORM = /\/web\/ui\/(field-group|text-area|select|checkbox)\.|lucide-react\/.*\/icons\/(minus|chevron-down)/;
const CALLS = /node_modules\/hono\/|\/web\/lib\/http\/(api|call)\./;
const DATA =
  /node_modules\/@tanstack\/|\/web\/(lib\/(http\/(query-client|failure-text|pages-of|list-state)|session\/(session-ended|member-keys)|offline\/kept-value)|shell\/(use-failure-toast|own-document)|ui\/(show-more|growing-list))\./;
const HEADER = /node_modules\/partysocket\/|\/web\/(lib\/(live\/|format\/use-minute))\./;
const TRAINING_WORDS =
  /\/web\/(lib\/(training\/|format\/(training-words|today|workout-facts|subscription-status))|ui\/(tier-badge|belt|empty-state|badge))\.|\/worker\/contract\/(calendar|tier|drafts)\./;
const WINDOWS =
  /\/web\/ui\/(lazy-code|opened-later|use-lazy-code|(confirm-|form-)?dialog|disclosure|overlay-class|use-opened-heading)\./;
const ICONS =
  /lucide-react\/.*\/icons\/(trash|external-link|pencil|plus|play|rotate-ccw|rotate-ccw-clock|lock-keyhole|ellipsis|timer|download|upload|arrow-right|arrow-down|undo-2|pause|calendar-days|credit-card|message-square|users|settings|shield-check|refresh-cw|circle)\./;

// The doors: nothing of theirs may lie in a file with more.
const SENDING = /\/web\/(lib\/http\/(call|issues-of)|features\/account\/auth\/(account-links|auth-calls))\./;
const PLAIN_FORM = /\/web\/lib\/forms\/use-plain-form\./;
const ALERT = /\/web\/ui\/alert\./;
const PASSWORD = /\/web\/ui\/password-input\.|lucide-react\/.*\/icons\/eye(-off)?\./;
const REFUSALS = /\/web\/features\/account\/auth\/(field-rules|form-refusal|refusal-code)\./;
const DOORS = /\/web\/features\/account\/auth\/(account-frame|go-on|rule-refusal|use-(auth-form|return-to))\./;
const MAILED = /\/web\/features\/account\/(auth\/(mail-(again|form)|use-cool-down)|sign-in\/code-form)\./;

/**
 * Few files for a first page, and few more for one of a member's: what the entry needs at once is one file beside the
 * framework, however many modules share it. The others hold what most pages of their kind have in common.
 */
export const CLIENT_CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 4 },
  { name: "site", test: ALL_BUT_ENTRY, tags: ["$initial" as const], priority: 3 },
  { name: "site", test: PARTS, priority: 2 },
  { name: "search", test: SEARCH, priority: 2 },
  { name: "calls", test: CALLS, priority: 2 },
  { name: "articles", test: ARTICLES, priority: 1 },
  { name: "sending", test: SENDING, priority: 3 },
  { name: "plain-form", test: PLAIN_FORM, priority: 3 },
  { name: "fields", test: FIELDS, priority: 1 },
  { name: "password", test: PASSWORD, priority: 1 },
  { name: "form", test: FORM, priority: 1 },
  { name: "data", test: DATA, priority: 1 },
  { name: "header", test: HEADER, priority: 0 },
  { name: "training-words", test: TRAINING_WORDS, priority: 1 },
  { name: "windows", test: WINDOWS, priority: 1 },
  { name: "icons", test: ICONS, priority: 1 },
  { name: "alert", test: ALERT, priority: 0 },
  { name: "refusals", test: REFUSALS, priority: 0 },
  { name: "doors", test: DOORS, priority: 0 },
  { name: "mailed", test: MAILED, priority: 0 },
];
