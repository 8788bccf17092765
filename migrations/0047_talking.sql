-- How hard a finished training was, from 1 to 10, where its member says.
ALTER TABLE completion ADD effort integer;

-- The belt that a member wears, where they say.
ALTER TABLE user ADD belt text;

-- The finished training that a post shows, as JSON: a copy, which stays as it was shared.
ALTER TABLE community_post ADD shared_training text;
