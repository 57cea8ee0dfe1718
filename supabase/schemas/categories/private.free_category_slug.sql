-- Frees a slug for a category: a deleted one releases it, and old links with it are removed. PT409 slug_taken: another
-- category has it.
create function private.free_category_slug(p_slug text, p_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  update public.categories set slug = slug || '-' || id where slug = p_slug and is_deleted and id is distinct from p_id;
  if exists (select from public.categories where slug = p_slug and id is distinct from p_id) then
    raise sqlstate 'PT409' using message = 'Another category has this URL', hint = 'slug_taken';
  end if;
  update public.categories set old_slugs = array_remove(old_slugs, p_slug) where p_slug = any (old_slugs);
end $$;
