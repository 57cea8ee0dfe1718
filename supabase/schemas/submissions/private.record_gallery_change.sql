-- The home page shows designs: a change of one of them expires it.
create function private.record_gallery_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'submissions'
    or exists (select from public.submissions where design_id = (to_jsonb(new) ->> 'id')::uuid and gallery = 'shown')
  then
    insert into private.storefront_changes (subject) values ('marketing_sections');
  end if;
  return null;
end $$;

create trigger submissions_log_gallery after update on public.submissions for each row
  when ('shown' in (old.gallery, new.gallery) and (old.gallery, old.status, old.gallery_shows_name, old.gallery_may_remix)
    is distinct from (new.gallery, new.status, new.gallery_shows_name, new.gallery_may_remix))
  execute function private.record_gallery_change();
create trigger submissions_log_gallery_delete after delete on public.submissions for each row
  when (old.gallery = 'shown') execute function private.record_gallery_change();
create trigger designs_log_gallery after update of deleted_at on public.designs for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function private.record_gallery_change();
