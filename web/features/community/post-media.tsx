import { OpenablePhoto } from "../../ui/openable-photo";
import { VideoPlayer } from "../../ui/video-player";
import { photoWords } from "./photo-words";

type PostMediaProps = { mediaUrl: string; mediaType: "image" | "video"; by: string };

/** Shows a post's picture or video. */
export function PostMedia({ mediaUrl, mediaType, by }: PostMediaProps) {
  if (mediaType === "video") return <VideoPlayer kind="file" src={mediaUrl} title={`Video shared by ${by}`} />;
  return <OpenablePhoto src={mediaUrl} alt={photoWords(by)} className="weave w-full rounded-md" />;
}
