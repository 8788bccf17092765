/** Imports one of the peers: they are installed beside this file, so that the product's own install stays small. */
export const loadPeer = (name) => import(name);
