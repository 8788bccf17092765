-- What a coach has given to be uploaded together, and what became of each file: a reload goes on from here.
CREATE TABLE upload_batch (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL,
  created_at integer NOT NULL,
  closed_at integer,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX upload_batch_open ON upload_batch (user_id, created_at) WHERE closed_at IS NULL;

CREATE TABLE upload_batch_item (
  batch_id text NOT NULL,
  sha256 text NOT NULL,
  place integer NOT NULL,
  file_name text NOT NULL,
  size_bytes integer NOT NULL,
  state text DEFAULT 'pending' NOT NULL,
  error text,
  outcome text,
  PRIMARY KEY (batch_id, sha256),
  FOREIGN KEY (batch_id) REFERENCES upload_batch(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
