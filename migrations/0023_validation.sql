-- Rules that documents are held against, and the reports of it.
CREATE TABLE validation_rule (
  id text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  severity text NOT NULL,
  category text NOT NULL,
  pattern text,
  expected_count integer DEFAULT 0 NOT NULL,
  is_active integer DEFAULT 1 NOT NULL,
  -- The name of a check that the product brings itself; the coach's own rules have none.
  built_in text,
  created_at integer NOT NULL
);

INSERT INTO validation_rule (id, name, description, severity, category, built_in, created_at) VALUES
  ('rule_names', 'Names and exercises', 'There is a title, at least one exercise, and a name for each.', 'error', 'content', 'names', 0),
  ('rule_five_days', 'Five days', 'A week has training on Monday to Friday.', 'error', 'structure', 'five_days', 1),
  ('rule_three_options', 'Three options a day', 'Each day of a week has no-equipment, equipment and coach program.', 'warning', 'structure', 'three_options', 2),
  ('rule_codes', 'Codes unique and in order', 'A1 comes before A2 and B1, and no code stands twice in a section.', 'warning', 'structure', 'codes', 3),
  ('rule_tiers', 'Tiers', 'Each exercise of a week stands in a tier.', 'warning', 'content', 'tiers', 4),
  ('rule_set_notation', 'Sets and reps', 'Each exercise says its sets and reps, or how long it takes.', 'warning', 'format', 'set_notation', 5),
  ('rule_videos', 'Videos', 'Each exercise has a video.', 'warning', 'links', 'videos', 6),
  ('rule_links', 'Links', 'Each video link is a web address that can be opened, and can be played on the page.', 'error', 'links', 'links', 7),
  ('rule_reader', 'Read without doubt', 'The reader had nothing to remark about the document.', 'info', 'format', 'reader', 8);

-- One row. The version counts changes of the rules: a report of an earlier one is out of date.
CREATE TABLE validation_settings (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  run_on_upload integer DEFAULT 0 NOT NULL,
  block_import integer DEFAULT 0 NOT NULL,
  mail_failures integer DEFAULT 0 NOT NULL,
  detailed_reports integer DEFAULT 1 NOT NULL,
  archive_after_30_days integer DEFAULT 0 NOT NULL,
  csv_export integer DEFAULT 1 NOT NULL,
  rules_version integer DEFAULT 1 NOT NULL
);
INSERT INTO validation_settings (id) VALUES (1);

CREATE TABLE validation_report (
  id text PRIMARY KEY NOT NULL,
  document_id text NOT NULL,
  document_name text NOT NULL,
  status text NOT NULL,
  total_rules integer NOT NULL,
  passed_rules integer NOT NULL,
  failed_rules integer NOT NULL,
  warning_rules integer NOT NULL,
  issues text NOT NULL,
  rules_version integer NOT NULL,
  at integer NOT NULL,
  archived_at integer,
  FOREIGN KEY (document_id) REFERENCES coach_document(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX validation_report_shown ON validation_report (at, id) WHERE archived_at IS NULL;
CREATE INDEX validation_report_at ON validation_report (at, id);
CREATE INDEX validation_report_document ON validation_report (document_id, at);

CREATE TABLE validation_run (
  id text PRIMARY KEY NOT NULL,
  requested_by text,
  created_at integer NOT NULL,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  FOREIGN KEY (requested_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE INDEX validation_run_open ON validation_run (created_at) WHERE done < total;

CREATE TABLE validation_run_item (
  run_id text NOT NULL,
  document_id text NOT NULL,
  done_at integer,
  PRIMARY KEY (run_id, document_id),
  FOREIGN KEY (run_id) REFERENCES validation_run(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (document_id) REFERENCES coach_document(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
