// Runs before the first frame, ahead of everything else, so it is plain, small and a file of its own: the policy allows
// no inline script. The server's HTML is the same for everybody; what this browser knows of its user is put on it here.
(() => {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem("longroll-theme");
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    // The admin sidebar's stored width.
    if (localStorage.getItem("longroll-desk-side") === "narrow") page.dataset.deskSide = "narrow";
    const owner = localStorage.getItem("longroll-was-signed-in");
    if (!owner || owner === "-") return;
    page.dataset.expects = "member";
    // The content must be shown even if the page's code fails to load.
    setTimeout(() => delete page.dataset.expects, 6000);
  } catch {
    // Storage can be forbidden; then nothing is known of the user.
  }
})();

// Server-rendered content is visible before its code runs. Taps on its buttons are recorded, and replayed in order once
// the code has taken over, one per button.
(() => {
  const kept = () => [...document.querySelectorAll("[data-tapped]")];
  let taps = 0;
  const keep = (event) => {
    // The theme is chosen in the footer.
    const tapped = event.target instanceof Element ? event.target.closest("button, footer label") : null;
    // Marked on the element: an element that replaces it takes the mark over.
    if (tapped) tapped.dataset.tapped = ++taps;
    // Prevented, because replaying the click on an already changed choice would do nothing.
    if (tapped?.form || tapped?.control) event.preventDefault();
  };
  addEventListener("click", keep, true);
  // A press not released yet: the element that replaces the pressed one is clicked on release.
  let pressed = null;
  const press = (event) => {
    delete pressed?.dataset.pressed;
    pressed =
      event.type === "mousedown" && event.button === 0 ? event.target.closest("a, button, label, summary") : null;
    if (pressed) pressed.dataset.pressed = "yes";
  };
  addEventListener("mousedown", press, true);
  addEventListener("mouseup", press, true);
  // A native submit would leave the page and lose the input, or write it into the address. The page's own handlers have run
  // by now: only a search form with its own action may submit.
  addEventListener("submit", (event) => {
    const { target } = event;
    if (target.method !== "get" || !target.hasAttribute("action")) event.preventDefault();
  });
  addEventListener(
    "longroll:ready",
    () => {
      removeEventListener("click", keep, true);
      removeEventListener("mousedown", press, true);
      for (const tapped of kept().sort((one, other) => one.dataset.tapped - other.dataset.tapped)) {
        delete tapped.dataset.tapped;
        // Skipped if an earlier replayed tap has removed the element.
        if (tapped.isConnected) tapped.click();
      }
    },
    { once: true },
  );
})();

// A conversation opens at its end. It stays hidden until scrolled there, as the parser may pause in the middle; styles must
// have loaded before a frame is requested.
document.documentElement.dataset.parsing = "yes";
addEventListener("DOMContentLoaded", () =>
  requestAnimationFrame(() => {
    for (const box of document.querySelectorAll("[data-from-end]")) box.scrollTop = box.scrollHeight;
    delete document.documentElement.dataset.parsing;
  }),
);

// A page with content lists its scripts without loading them, so that on a slow connection styles and fonts come first,
// until the first frame is painted.
{
  const LATE_MS = 2000;
  let begun = false;
  const load = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll("link[data-rel]")) {
      if (link.dataset.rel !== "entry") {
        link.rel = link.dataset.rel;
        continue;
      }
      const script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "anonymous";
      script.src = link.href;
      document.head.append(script);
    }
  };
  // A background tab paints nothing.
  const afterPaint = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
  addEventListener("DOMContentLoaded", afterPaint);
  // A member's page may paint later; loading its code waits no longer than this.
  setTimeout(load, LATE_MS);
}
