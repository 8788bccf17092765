import { brand } from "../../contract/brand";
import type { PageHead } from "./page-heads";

/** Puts a page's own head into the shell; without one, asks search engines to keep the page out. */
export function writeHead(shell: string, origin: string, path: string, head: PageHead | null): string {
  const own = head ? publicTags(origin, path, head) : '<meta name="robots" content="noindex" />';
  return shell
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(titleOf(head))}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => own);
}

function titleOf(head: PageHead | null): string {
  if (!head) return brand.name;
  return head.title.startsWith(brand.name) ? head.title : `${head.title} · ${brand.name}`;
}

function publicTags(origin: string, path: string, { title, description }: PageHead): string {
  const url = `${origin}${path === "/" ? "/" : path}`;
  const image = `${origin}/og-default.png`;
  const named = { description };
  const properties = {
    "og:type": "website",
    "og:site_name": brand.name,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": image,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return [
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === "/" ? [organization(origin)] : []),
  ].join("\n    ");
}

/** A data block, which no policy has to allow and no browser runs. */
function organization(origin: string): string {
  const data = {
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
  // "<" would end the script early.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
