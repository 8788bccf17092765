import { useEffect, useState } from "react";
import { refusalOf, VIDEO } from "../../media/media-files";
import { refuseHevc } from "../../media/refuse-hevc";
import { uploadWords } from "../../media/upload-refused";

/** A clip chosen on this device, to preview before sending; one that could not be sent is refused at once. */
export function useChosenClip() {
  const [file, setFile] = useState<File | null>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setSrc(null);
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return {
    file,
    src,
    refusal,
    take: async (chosen: File) => {
      const refused = refusalOf([chosen], VIDEO);
      try {
        if (!refused) await refuseHevc(chosen);
        setFile(refused ? null : chosen);
        setRefusal(refused?.description ?? null);
      } catch (error) {
        setRefusal(uploadWords(error));
      }
    },
    drop: () => setFile(null),
  };
}
