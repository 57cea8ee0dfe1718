-- How long staff may undo that a parcel was shipped or delivered, and its customer is not told.
create function private.undo_time() returns interval
language sql immutable set search_path = '' as $$ select interval '1 hour' $$;
