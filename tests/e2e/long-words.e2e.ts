import { settled, withoutAnswers } from "./inspect";
import { expect, signIn, test } from "./product";
import { screensOf, type Who } from "./screens";

const WORD = "Wm".repeat(100);
const WIDTHS = [320, 390, 1440];
/** The fields of answers in which somebody has written something. */
const WRITTEN =
  /^(title|name|firstName|lastName|fullName|description|content|notes?|message|excerpt|experience|reason|subject|focus|category|exerciseCode|sets|reps|tempo|load|rest|setRep|fileName|label|summary|words|text|email|actor\w*|object\w*|detail\w*|lastMessage|tags|before|after|from|to)$/;
/** Of these some are dates, addresses or words of ours, which the page works with. */
const IS_OURS = /^(\d{4}-\d\d-\d\d.*|\/.*|https?:.*|[a-z]+([-_.][a-z]+)*|)$/;

test.use({ serviceWorkers: "block" });

for (const who of ["visitor", "member", "coach"] satisfies Who[]) {
  test(`a word of 200 letters in whatever is written breaks no screen of a ${who}`, async ({ page }) => {
    const screens = screensOf(who).filter((screen) => !screen.startsWith("/dev/"));
    test.setTimeout(screens.length * 20_000);
    if (who !== "visitor") await signIn(page, `${who}@longroll.test`);
    await withoutAnswers(page);
    await page.route(/\/api\//, async (route) => {
      const answer = await route.fetch().catch(() => null);
      if (!answer) return route.abort();
      if (!answer.headers()["content-type"]?.includes("json")) return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, json: withLongWords(await answer.json()) });
    });
    const broken: string[] = [];
    for (const screen of screens) {
      await page.goto(screen);
      await settled(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate(widest);
        if (over) broken.push(`${screen} at ${width}: ${over}`);
      }
    }
    expect(broken).toEqual([]);
  });
}

function withLongWords(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => withLongWords(each, key));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLongWords(each, name)]));
  }
  return typeof value === "string" && WRITTEN.test(key) && !IS_OURS.test(value) ? `${WORD} ${value}` : value;
}

/** What reaches furthest beyond a page that can be scrolled sideways. */
function widest(): string {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over <= 0) return "";
  const [furthest] = [...document.querySelectorAll("body *")].sort(
    (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
  );
  return `${over} pixels, by ${furthest?.outerHTML.slice(0, 160)}`;
}
