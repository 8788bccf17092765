import { useRef } from "react";
import { useInnerLinks } from "../shell/use-inner-links";

/** An article's text: HTML sanitised by the server. Its links navigate within the app. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useInnerLinks(body);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from a list of what is allowed, when it was written.
  return <div ref={body} className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}
