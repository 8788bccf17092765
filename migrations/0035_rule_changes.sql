-- A rule may forbid its pattern instead of asking for it, and one that was deleted can be brought back for 30 days.
ALTER TABLE validation_rule ADD COLUMN forbids integer DEFAULT 0 NOT NULL;
ALTER TABLE validation_rule ADD COLUMN deleted_at integer;
