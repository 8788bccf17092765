const FRAMEWORK = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\//;
const ALL_BUT_ENTRY = /^(?!.*\/web\/main\.tsx$)/;
const PARTS = /\/web\/(shell\/(use-title|still|use-inner-links)|lib\/use-hydrated|ui\/page-header)/;
const ARTICLES =
  /\/web\/(articles\/|features\/blog\/blog-queries|ui\/use-focus-on-more|lib\/use-typed-search)|lucide-react\/.*\/icons\/search\./;
const FIELDS = /\/web\/ui\/(field(-context)?|control-class|text-input)\.|lucide-react\/.*\/icons\/circle-exclamation/;
const FORM = /\/web\/ui\/(field-group|text-area|select|checkbox)\.|lucide-react\/.*\/icons\/(minus|chevron-down)/;

/**
 * Few files for a first page. What the entry needs at once is one file beside the framework, however many modules share
 * it; and so are the articles, which three public pages show, and the small parts that most of them have.
 */
export const CLIENT_CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 4 },
  { name: "site", test: ALL_BUT_ENTRY, tags: ["$initial" as const], priority: 3 },
  { name: "site", test: PARTS, priority: 2 },
  { name: "articles", test: ARTICLES, priority: 1 },
  { name: "fields", test: FIELDS, priority: 1 },
  { name: "form", test: FORM, priority: 1 },
];
