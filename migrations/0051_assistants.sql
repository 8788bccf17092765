-- Whether an assistant brings before members what they write; without it they write drafts.
ALTER TABLE user ADD may_publish integer NOT NULL DEFAULT 0;
