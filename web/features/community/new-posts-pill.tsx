import { ArrowUp } from "lucide-react";
import { plural } from "../../lib/format/format";
import { Button } from "../../ui/button";

/** Shows held-back posts on press, so that nothing moves while somebody reads. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    // Without height: it overlaps the list's edge and moves nothing.
    <div
      role="status"
      className="pointer-events-none sticky top-(--under-header) z-10 -mt-2 grid h-0 justify-items-end sm:justify-items-center"
    >
      {count > 0 ? (
        <Button
          size="sm"
          icon={<ArrowUp aria-hidden />}
          onClick={onShow}
          className="-translate-y-1/2! pointer-events-auto animate-fade rounded-full! shadow-lift"
        >
          {plural(count, "new post")}
        </Button>
      ) : null}
    </div>
  );
}
