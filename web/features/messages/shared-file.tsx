import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KEYS } from "../../data/keys";
import { readSharedFile, takeSharedFile } from "../../lib/offline/shared-file";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";

/** A file shared from another app; nothing is sent before the member confirms. */
export function SharedFile({ onAdd }: { onAdd: (file: File) => void }) {
  const client = useQueryClient();
  const { data: file } = useQuery({ queryKey: KEYS.sharedFile, queryFn: readSharedFile, networkMode: "always" });
  if (!file) return null;
  const take = async () => {
    await takeSharedFile();
    client.setQueryData(KEYS.sharedFile, null);
  };
  return (
    <Alert title="A form check from another app?" live>
      <p className="wrap-anywhere">“{file.name}” was shared with this app. Your coach sees it once you send it.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            onAdd(file);
            void take();
          }}
        >
          Add to your message
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void take()}>
          Discard
        </Button>
      </div>
    </Alert>
  );
}
