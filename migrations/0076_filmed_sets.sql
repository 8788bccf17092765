-- The set that a form check shows, as JSON, and the folded name of its lift, by which earlier clips of it are found.
ALTER TABLE direct_message ADD COLUMN filmed text;
ALTER TABLE direct_message ADD COLUMN lift_key text;
CREATE INDEX direct_message_lift ON direct_message (conversation_id, lift_key, id) WHERE lift_key IS NOT NULL;
