import { staticIsland } from "../shell/static-island";
import { Cover } from "../ui/cover";

const CoverArt = staticIsland(
  async () => (await import("../ui/cover-art")).CoverArt,
  ({ className }: { title: string; className: string }) => <div className={`bg-sunken ${className}`} />,
);

type ArticleCoverProps = {
  title: string;
  src: string | null;
  className: string;
  /** For a picture that is in sight from the start. */
  eager?: boolean;
};

/** The picture of an article: the given one, or one drawn from its title, by code that a visitor does not need. */
export function ArticleCover({ title, className, ...picture }: ArticleCoverProps) {
  return <Cover {...picture} className={className} drawn={<CoverArt title={title} className={className} />} />;
}
