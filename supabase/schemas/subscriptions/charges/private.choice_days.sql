-- How long a subscriber may choose the parcel of a charge for which nothing fits, before the refund.
create function private.choice_days() returns int
language sql immutable set search_path = '' as $$ select 7 $$;
