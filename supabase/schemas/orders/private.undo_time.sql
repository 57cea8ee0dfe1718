-- How long staff may undo that a parcel was shipped or delivered; the customer is notified after it.
create function private.undo_time() returns interval
language sql immutable set search_path = '' as $$ select interval '1 hour' $$;
