-- Deleted designs don't count. The lock serialises parallel saves near the limit.
create function private.limit_designs() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('designs:' || new.user_id, 0));
  if (select count(*) from public.designs where user_id = new.user_id and deleted_at is null) >= 200 then
    raise sqlstate 'PT409' using message = 'At most 200 designs', hint = 'designs_full';
  end if;
  return new;
end $$;

create trigger designs_limit before insert on public.designs for each row execute function private.limit_designs();
create trigger designs_limit_again before update of deleted_at on public.designs
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function private.limit_designs();
