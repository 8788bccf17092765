import { type ComponentType, lazy } from "react";

/** A page as a chunk of its own, named by its component. */
export const lazyPage = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));
