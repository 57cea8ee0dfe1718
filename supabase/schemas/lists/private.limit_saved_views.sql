-- Limits the saved views so that the tabs stay readable. PT409 too_many_views: of this person, or of the shared ones.
create function private.limit_saved_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.saved_views where list = new.list and user_id = new.user_id) >= 20
    or new.is_shared and (select count(*) from public.saved_views where list = new.list and is_shared) >= 20
  then
    raise sqlstate 'PT409' using message = 'This list already has 20 saved views', hint = 'too_many_views';
  end if;
  return new;
end $$;

create trigger saved_views_limit before insert on public.saved_views
  for each row execute function private.limit_saved_views();
