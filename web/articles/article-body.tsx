import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** The text of an article: HTML that the server has made safe. Links within the site stay within the page. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link?.href || !plain || link.origin !== window.location.origin || link.getAttribute("href")?.startsWith("#"))
        return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from a list of what is allowed, when it was written.
  return <div ref={body} className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}
