// Runs before the first frame, ahead of everything else, so it is plain, small and a file of its own: the policy allows
// no inline script. The server's HTML is the same for everybody; what this browser knows of its user is put on it here.
(() => {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem("longroll-theme");
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    // The side of the coach's desk, as wide as it was left.
    if (localStorage.getItem("longroll-desk-side") === "narrow") page.dataset.deskSide = "narrow";
    const owner = localStorage.getItem("longroll-was-signed-in");
    if (!owner || owner === "-") return;
    page.dataset.expects = "member";
    // Should the page's own code not arrive, its content still has to be seen.
    setTimeout(() => delete page.dataset.expects, 6000);
  } catch {
    // Storage can be forbidden; then nothing is known.
  }
})();

// What the server has rendered can be seen before it can act. Taps on its buttons are kept until the page's code has taken
// over, and are given to it then in their order, one to a button.
(() => {
  const kept = () => [...document.querySelectorAll("[data-tapped]")];
  let taps = 0;
  const keep = (event) => {
    // In the footer the theme is chosen.
    const tapped = event.target instanceof Element ? event.target.closest("button, footer label") : null;
    // Marked where it stands: an element that takes its place takes the mark over.
    if (tapped) tapped.dataset.tapped = ++taps;
    // A choice that is made already is none when it is made again.
    if (tapped?.form || tapped?.control) event.preventDefault();
  };
  addEventListener("click", keep, true);
  // A press that is not let go yet: what takes the pressed element's place is clicked then.
  let pressed = null;
  const press = (event) => {
    delete pressed?.dataset.pressed;
    pressed =
      event.type === "mousedown" && event.button === 0 ? event.target.closest("a, button, label, summary") : null;
    if (pressed) pressed.dataset.pressed = "yes";
  };
  addEventListener("mousedown", press, true);
  addEventListener("mouseup", press, true);
  // Sent by the browser itself, a form would leave the page with what was typed into it, and without a method of its own
  // write it into the address. The page's own code has had its turn by now: only a search that says where it goes is left.
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
        // What a tap before it has taken away is not tapped any more.
        if (tapped.isConnected) tapped.click();
      }
    },
    { once: true },
  );
})();

// A conversation is read from its end. It is not shown before it stands there: the parser may pause in the middle of it.
// No frame is asked for before its styles are there.
document.documentElement.dataset.parsing = "yes";
addEventListener("DOMContentLoaded", () =>
  requestAnimationFrame(() => {
    for (const box of document.querySelectorAll("[data-from-end]")) box.scrollTop = box.scrollHeight;
    delete document.documentElement.dataset.parsing;
  }),
);

// A page with content names its scripts without fetching them: styles and fonts have a slow line to themselves until the
// first frame is painted.
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
  // Nothing is painted in a tab behind others.
  const afterPaint = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
  addEventListener("DOMContentLoaded", afterPaint);
  // A member's page waits for what it is made of; its code no longer than that.
  setTimeout(load, LATE_MS);
}
