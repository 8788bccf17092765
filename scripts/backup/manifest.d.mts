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
};

export function verifiedManifest(folder: string): Promise<Manifest>;
