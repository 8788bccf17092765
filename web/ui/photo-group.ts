import { createContext, use } from "react";

/** A photo and its description. */
export type Photo = { src: string; alt: string };

/** Photos that a lightbox shows together, in page order. */
export const PhotoGroup = createContext<readonly Photo[]>([]);

/** Returns a photo's group; a single photo is its own group. */
export function usePhotoGroup(photo: Photo): readonly Photo[] {
  const group = use(PhotoGroup);
  return group.some(({ src }) => src === photo.src) ? group : [photo];
}
