-- A search for a rare name goes through all members in their order: with the words in the index, it reads no row that does
-- not match.
DROP INDEX member_entry_joined;
CREATE INDEX member_entry_joined ON member_entry (joined_at, id, search_text);

-- The library has had its place since 0018, and no release that reads it is left.
DROP TABLE exercise_video;
