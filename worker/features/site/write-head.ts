import { brand } from "../../contract/brand";
import { escapeHtml } from "../../platform/escape-html";
import type { PageHead } from "./page-heads";

/** Puts a page's own head into the shell; without one, asks search engines to keep the page out. */
export function writeHead(shell: string, origin: string, path: string, head: PageHead | null): string {
  const own = head ? publicTags(origin, path, head) : '<meta name="robots" content="noindex" />';
  return shell
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(titleOf(head))}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => own);
}

function titleOf(head: PageHead | null): string {
  if (!head) return brand.name;
  return head.title.startsWith(brand.name) ? head.title : `${head.title} · ${brand.name}`;
}

function publicTags(origin: string, path: string, head: PageHead): string {
  const { title, description, article } = head;
  const url = `${origin}${path}`;
  const image = new URL(head.image ?? "/og-default.png", origin).href;
  const properties: Record<string, string> = {
    "og:type": article ? "article" : "website",
    "og:site_name": brand.name,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": image,
    ...(head.image ? {} : { "og:image:width": "1200", "og:image:height": "630" }),
    ...(article ? { "article:published_time": article.publishedAt, "article:author": brand.coach.name } : {}),
    ...(article?.section ? { "article:section": article.section } : {}),
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === "/" ? [dataBlock(organization(origin))] : []),
    ...(article ? [dataBlock(articleData(origin, url, image, head, article))] : []),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brand.name)}" href="/blog/rss.xml" />`,
  ].join("\n    ");
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
    publisher: { "@type": "Organization", name: brand.name, logo: `${origin}/icon-512.png` },
    mainEntityOfPage: url,
  };
}

/** A data block, which no policy has to allow and no browser runs. "<" in it would end the script early. */
function dataBlock(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

function organization(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: brand.description,
    founder: { "@type": "Person", name: brand.coach.name, jobTitle: brand.coach.title },
    contactPoint: { "@type": "ContactPoint", email: brand.support.email, contactType: "customer support" },
    sameAs: brand.social.map(({ href }) => href),
  };
}
