import { Mic, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { DraftMedia } from "../../../data/draft-media";
import { MediaPreview } from "../../../media/media-preview";
import { UploadProgress } from "../../../media/upload-progress";
import { useMediaUpload } from "../../../media/use-media-upload";
import { Button } from "../../../ui/button";
import { refusedMicrophone } from "./refused-microphone";

type VoiceRecorderProps = { voice: DraftMedia | null; onVoice: (voice: DraftMedia | null) => void };

const MOST_SECONDS = 600;
const TYPES = ["audio/webm;codecs=opus", "audio/mp4"];

/** Records a voice note, which is uploaded at its end and can be heard before sending. */
export function VoiceRecorder({ voice, onVoice }: VoiceRecorderProps) {
  const upload = useMediaUpload({
    onUploaded: ([stored]) =>
      stored && onVoice({ mediaUrl: stored.mediaUrl, mediaType: stored.mediaType, uploadedAt: Date.now() }),
  });
  const { state, seconds, refusal, start, stop } = useRecorder((file) => upload.start([file]));

  if (voice) {
    return (
      <MediaPreview
        src={voice.mediaUrl}
        mediaType={voice.mediaType}
        alt="Your voice note"
        onRemove={() => onVoice(null)}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {state === "recording" ? (
        <Button variant="danger" icon={<Square aria-hidden strokeWidth={1.75} />} onClick={stop}>
          Stop recording, {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={<Mic aria-hidden strokeWidth={1.75} />}
          busy={state === "asking"}
          busyLabel="Waiting for the microphone…"
          disabled={upload.state.status !== "idle"}
          onClick={() => void start()}
        >
          Record a voice note
        </Button>
      )}
      <p role="alert" className="max-w-prose text-danger text-sm empty:hidden">
        {refusal}
      </p>
      <UploadProgress upload={upload} />
    </div>
  );
}

/** The microphone's state, from asking for permission to the recorded file. */
function useRecorder(onRecorded: (file: File) => void) {
  const [state, setState] = useState<"idle" | "asking" | "recording">("idle");
  const [seconds, setSeconds] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const recorder = useRef<MediaRecorder>(null);
  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (seconds >= MOST_SECONDS) recorder.current?.stop();
  }, [seconds]);
  // The microphone is released when the page is left.
  useEffect(
    () => () => {
      const { current } = recorder;
      if (!current) return;
      current.onstop = null;
      for (const track of current.stream.getTracks()) track.stop();
    },
    [],
  );

  async function start() {
    setRefusal(null);
    setState("asking");
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
      const current = new MediaRecorder(stream, type ? { mimeType: type } : {});
      const parts: Blob[] = [];
      current.ondataavailable = ({ data }) => parts.push(data);
      current.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        recorder.current = null;
        setState("idle");
        if (parts.every((part) => part.size === 0)) {
          setRefusal("Nothing was recorded. Speak for a second or more before you stop.");
          return;
        }
        const kind = current.mimeType.split(";")[0] ?? "";
        onRecorded(new File(parts, "Voice note", { type: kind }));
      };
      recorder.current = current;
      setSeconds(0);
      current.start();
      setState("recording");
    } catch (error) {
      setState("idle");
      setRefusal(refusedMicrophone(error));
    }
  }

  return { state, seconds, refusal, start, stop: () => recorder.current?.stop() };
}
