-- The zone in which whoever asks for a consultation has time; null where their browser did not say.
alter table consultation_request add column time_zone text;
