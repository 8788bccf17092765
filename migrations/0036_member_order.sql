-- The coach's list of users by name and by who trained last, with the words of a search in the index.
CREATE INDEX member_entry_name ON member_entry (search_text, id);
CREATE INDEX member_entry_state_name ON member_entry (state, search_text, id);
CREATE INDEX member_entry_trained ON member_entry (idle_since, id, search_text);
