-- PT409 when one of the two was deleted, is a theme, or the second is no longer below the first. Null: no category.
create function private.require_active_category(p_primary_id bigint, p_sub_id bigint) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.categories where id in (p_primary_id, p_sub_id)
      and (is_deleted or words <> '{}' or (id = p_sub_id and parent_id is distinct from p_primary_id))
  ) then
    raise sqlstate 'PT409' using message = 'Its category no longer exists, so it was skipped';
  end if;
end $$;
