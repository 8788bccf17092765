import { brand } from "../../contract/brand";
import { documentTitle } from "../../contract/document-title";
import { LOGO_SIZES } from "../../contract/logo-pictures";
import { siteChanges } from "../../contract/published-site";
import { escapeHtml } from "../../platform/escape-html";
import { dataBlock } from "./data-block";
import type { PageHead } from "./page-heads";

type Page = { origin: string; path: string; head: PageHead | null; title?: string };

/** Puts a page's head into the shell; without one, marks the page noindex. */
export function writeHead(shell: string, { origin, path, head, title }: Page): string {
  const own = head ? publicTags(origin, path, head) : '<meta name="robots" content="noindex" />';
  return shell
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(documentTitle(head?.title ?? title ?? null))}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => own);
}

function publicTags(origin: string, path: string, head: PageHead): string {
  const { title, description, article } = head;
  const url = `${origin}${path}`;
  const { logo } = brand;
  // The product's preview picture contains its name, so a renamed club without a logo uses the mark.
  const isRenamed = siteChanges().name !== undefined && !logo.mark;
  const image = new URL(head.image ?? (isRenamed ? logo.icon512 : logo.card), origin).href;
  const card = isRenamed && !head.image ? "summary" : "summary_large_image";
  const { width, height } = LOGO_SIZES.card;
  const properties: Record<string, string> = {
    "og:type": article ? "article" : "website",
    "og:site_name": brand.name,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": image,
    ...(head.image || isRenamed ? {} : { "og:image:width": String(width), "og:image:height": String(height) }),
    ...(article ? { "article:published_time": article.publishedAt, "article:author": brand.coach.name } : {}),
    ...(article?.section ? { "article:section": article.section } : {}),
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    ...Object.entries({ card, title, description, image }).map(
      ([name, content]) => `<meta name="twitter:${name}" content="${escapeHtml(content)}" />`,
    ),
    ...(path === "/" ? [dataBlock(LD, organization(origin))] : []),
    ...(head.questions ? [dataBlock(LD, faq(head.questions))] : []),
    ...(article ? [dataBlock(LD, articleData(origin, url, image, head, article))] : []),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brand.name)}" href="/blog/rss.xml" />`,
  ].join("\n    ");
}

function faq(questions: NonNullable<PageHead["questions"]>) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function articleData(
  origin: string,
  url: string,
  image: string,
  { title, description }: PageHead,
  { publishedAt }: NonNullable<PageHead["article"]>,
) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    image,
    datePublished: publishedAt,
    author: { "@type": "Person", name: brand.coach.name },
    publisher: { "@type": "Organization", name: brand.name, logo: `${origin}${brand.logo.icon512}` },
    mainEntityOfPage: url,
  };
}

const LD = 'type="application/ld+json"';

function organization(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}${brand.logo.icon512}`,
    description: brand.description,
    founder: { "@type": "Person", name: brand.coach.name, jobTitle: brand.coach.title },
    contactPoint: { "@type": "ContactPoint", email: brand.support.email, contactType: "customer support" },
    sameAs: brand.social.map(({ href }) => href),
  };
}
