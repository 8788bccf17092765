import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

export function NoArticles({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState title="No articles yet" headingLevel={3}>
        The first one is being written. It will stand here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No articles found matching your criteria"
      headingLevel={3}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      Try another word, or look into all categories.
    </EmptyState>
  );
}
