-- What the coach has answered and corrected for documents of one layout: the next one of the kind is read with it.
CREATE TABLE document_layout (
  id text PRIMARY KEY NOT NULL,
  layout_key text NOT NULL,
  label text NOT NULL,
  answers text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE UNIQUE INDEX document_layout_key ON document_layout (layout_key);
