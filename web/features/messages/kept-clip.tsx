import { useEffect, useState } from "react";
import { readClip } from "../../lib/offline/kept-clips";
import { MessageMedia } from "./message-media";

type KeptClipProps = { userId: string; messageKey: string };

/** Shows a clip that is stored on this device until its message was sent. */
export function KeptClip({ userId, messageKey }: KeptClipProps) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isUnmounted = false;
    void readClip(userId, messageKey).then((file) => {
      if (isUnmounted || !file) return;
      address = URL.createObjectURL(file);
      setSrc(address);
    });
    return () => {
      isUnmounted = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [userId, messageKey]);
  return src ? <MessageMedia mediaUrl={src} mediaType="video" by="you" /> : null;
}
