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

// What the server has rendered can be seen before it can act. A tap on one of its buttons is kept until the page's code
// has taken over, and is given to it then; the last one counts.
(() => {
  const kept = () => document.querySelector("[data-tapped]");
  const keep = (event) => {
    delete kept()?.dataset.tapped;
    // In the footer the theme is chosen.
    const tapped = event.target instanceof Element ? event.target.closest("button, footer label") : null;
    // Marked where it stands: an element that takes its place takes the mark over.
    if (tapped) tapped.dataset.tapped = "";
    // Sent by the browser itself, a form would leave the page with what was typed into it; and a choice that is made
    // already is none when it is made again.
    if (tapped?.form || tapped?.control) event.preventDefault();
  };
  const stay = (event) => event.preventDefault();
  addEventListener("click", keep, true);
  addEventListener("submit", stay, true);
  addEventListener(
    "longroll:ready",
    () => {
      removeEventListener("click", keep, true);
      removeEventListener("submit", stay, true);
      const tapped = kept();
      if (!tapped) return;
      delete tapped.dataset.tapped;
      tapped.click();
    },
    { once: true },
  );
})();

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
