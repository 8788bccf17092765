import { describe, expect, it } from "vitest";
import { isYoutube, resolveVideo } from "../../worker/contract/video";

const ID = "IODxDxX7oi4";
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}`;
const embedOf = (address: string) => {
  const video = resolveVideo(address);
  return "embedUrl" in video ? video.embedUrl : video.kind;
};

describe("a YouTube address", () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?feature=share&v=${ID}&t=42s`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://youtube.com/shorts/${ID}/?feature=share`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/live/${ID}?feature=shared`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `  HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}  `,
  ])("%s plays from the host that sets no cookie", (address) => {
    expect(embedOf(address)).toBe(PLAYER);
  });

  it.each([
    "https://www.youtube.com/watch?v=short",
    `https://www.youtube.com/watch?v=${ID}x`,
    "https://www.youtube.com/watch?v=../../../x",
    "https://www.youtube.com/@longroll",
    "https://www.youtube.com/playlist?list=PL123",
    "https://youtu.be/",
  ])("%s without a video's id is only a link", (address) => {
    expect(resolveVideo(address)).toEqual({ kind: "unknown", href: new URL(address).href });
    expect(isYoutube(address)).toBe(true);
  });

  it("keeps the address that the coach gave for opening it there", () => {
    const address = `https://www.youtube.com/watch?v=${ID}&t=42s`;
    expect(resolveVideo(address)).toEqual({ kind: "youtube", embedUrl: PLAYER, href: address });
  });
});

describe("a Vimeo address", () => {
  it.each([
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://player.vimeo.com/video/76979871?title=0", "https://player.vimeo.com/video/76979871"],
    ["https://vimeo.com/channels/staffpicks/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://vimeo.com/76979871/abcdef0123", "https://player.vimeo.com/video/76979871?h=abcdef0123"],
  ])("%s plays in its player", (address, embed) => {
    expect(embedOf(address)).toBe(embed);
  });

  it("is only a link without a number", () => {
    expect(resolveVideo("https://vimeo.com/longroll").kind).toBe("unknown");
  });
});

describe("a direct file", () => {
  it.each(["mp4", "webm", "m4v", "mov", "ogv", "MP4"])("ending in .%s plays over https", (ending) => {
    const address = `https://files.example/hips.${ending}?token=1`;
    expect(resolveVideo(address)).toEqual({ kind: "file", embedUrl: address, href: address });
  });

  it("is only a link over http, where the page would refuse to load it", () => {
    expect(resolveVideo("http://files.example/hips.mp4").kind).toBe("unknown");
  });
});

describe("an address that pretends", () => {
  it.each([
    `https://youtube.com.evil.test/watch?v=${ID}`,
    `https://evil.test/youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    `https://xn--youtube-9gb.com/watch?v=${ID}`,
    "https://vimeo.com.evil.test/76979871",
    `https://evil.test/?u=https://youtu.be/${ID}`,
  ])("%s is not embedded", (address) => {
    expect(resolveVideo(address).kind).toBe("unknown");
  });

  it.each([
    `https://youtube.com@evil.test/watch?v=${ID}`,
    `https://www.youtube.com:pass@evil.test/${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    "data:text/html,<script>alert(1)</script>",
    `//youtube.com/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    "https:///x",
    "https://",
    "not an address",
    "",
  ])("%s is not even a link", (address) => {
    expect(resolveVideo(address)).toEqual({ kind: "none" });
    expect(isYoutube(address)).toBe(false);
  });

  it("is nothing when there is none", () => {
    expect(resolveVideo(null)).toEqual({ kind: "none" });
    expect(resolveVideo(undefined)).toEqual({ kind: "none" });
  });
});
