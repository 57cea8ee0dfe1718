create function private.check_category_depth() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not new.is_deleted and (new.parent_id is not null or new.words <> '{}') and (
    new.parent_id = new.id
    or (new.parent_id is not null and new.words <> '{}')
    or exists (select 1 from public.categories where id = new.parent_id and (parent_id is not null or words <> '{}'))
    or exists (select 1 from public.categories where parent_id = new.id and not is_deleted)
  ) then
    raise sqlstate 'PT409' using message = 'Categories have two levels, themes one', hint = 'category_depth';
  end if;
  return new;
end $$;

create trigger categories_depth before insert or update of parent_id, is_deleted, words on public.categories
  for each row execute function private.check_category_depth();
