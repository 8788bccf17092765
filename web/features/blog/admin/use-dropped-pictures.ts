import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from "react";
import { writeInto } from "../../../lib/forms/write-into";
import { type MediaRules, PHOTO, refusalOf } from "../../../media/media-files";
import { useMediaUpload } from "../../../media/use-media-upload";
import { useToast } from "../../../ui/toast-context";
import { pictureEdit, picturesText } from "./markdown-edits";

const PICTURES: MediaRules = { ...PHOTO, maxFiles: 10 };

/** Uploads dropped or pasted pictures, and inserts them at the caret. */
export function useDroppedPictures(area: RefObject<HTMLTextAreaElement | null>) {
  const { toast } = useToast();
  const names = useRef<string[]>([]);
  const [over, setOver] = useState(false);
  const upload = useMediaUpload({
    onUploaded: (media) => {
      const element = area.current;
      if (!element) return;
      const { value: text, selectionStart: start, selectionEnd: end } = element;
      const [only] = media;
      const pictures = media.map(({ mediaUrl }, index) => ({ address: mediaUrl, name: names.current[index] ?? "" }));
      const insert = picturesText({ text, start, end }, pictures);
      const caret = start + insert.length;
      const isNamed = pictures.some(({ name }) => !isUnnamed(name));
      writeInto(
        element,
        only && media.length === 1 && !isNamed
          ? pictureEdit({ text, start, end }, only.mediaUrl)
          : { from: start, to: end, insert, start: caret, end: caret },
      );
    },
  });

  function take(files: readonly File[]) {
    if (upload.state.status === "uploading") {
      toast({ title: "One moment", description: "The pictures before are still on their way." });
      return;
    }
    const refusal = refusalOf(files, PICTURES);
    if (refusal) {
      toast(refusal);
      return;
    }
    names.current = files.map(({ name }) => name);
    upload.start(files);
  }

  return {
    upload,
    over,
    /** Props of the text area. */
    dropping: {
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        // A pasted spreadsheet range is text with a picture of itself.
        if (files.length === 0 || event.clipboardData.types.includes("text/plain")) return;
        event.preventDefault();
        take(files);
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}

/** Returns whether a file name is one that browsers and phones generate. */
const isUnnamed = (name: string) => /^(image|img|dsc|pxl|screenshot|photo)?[\s\d_-]*(\.\w+)?$/i.test(name);
