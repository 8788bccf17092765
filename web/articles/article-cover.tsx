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
  /** For pictures visible from the start. */
  eager?: boolean;
};

/** An article's picture, or one drawn from its title by code that is loaded only then. */
export function ArticleCover({ title, className, ...picture }: ArticleCoverProps) {
  return <Cover {...picture} className={className} drawn={<CoverArt title={title} className={className} />} />;
}
