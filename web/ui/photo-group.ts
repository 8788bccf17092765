import { createContext, use } from "react";

/** A photo and what it shows. */
export type Photo = { src: string; alt: string };

/** Photos that are leafed through together, in the order in which they stand on the page. */
export const PhotoGroup = createContext<readonly Photo[]>([]);

/** The group that a photo stands in; one that stands alone is a group by itself. */
export function usePhotoGroup(photo: Photo): readonly Photo[] {
  const group = use(PhotoGroup);
  return group.some(({ src }) => src === photo.src) ? group : [photo];
}
