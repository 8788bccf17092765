CREATE TABLE consultation_request (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  service_type text NOT NULL,
  availability text NOT NULL,
  experience text,
  status text DEFAULT 'new' NOT NULL,
  notes text DEFAULT '' NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX consultation_request_created ON consultation_request (created_at, id);
CREATE INDEX consultation_request_status ON consultation_request (status, created_at, id);
