type StoredFile = { file: string; sha256: string };

export type Manifest = {
  format: number;
  madeAt: string;
  from: "local" | "deployed";
  migrations: string[];
  tables: (StoredFile & { name: string; columns: string[]; rows: number })[];
  objects: (StoredFile & { key: string; size: number; etag: string })[];
  missing: string[];
  sha256: string;
  seal?: string;
};

export const hashOf: (text: string) => string;
export function sealed(manifest: Omit<Manifest, "sha256" | "seal">, key: string): Manifest;
export function verifiedManifest(folder: string, how: { key: string | null; trust?: boolean }): Promise<Manifest>;
