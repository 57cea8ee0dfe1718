-- Stores or withdraws the designer's permission to show an approved design on the home page. PT404; PT409 not_approved | in_group:
-- tees of a group order have another person's design and names.
create function public.allow_in_gallery(p_user_id uuid, p_id uuid, p_is_allowed boolean, p_shows_name boolean, p_may_remix boolean)
returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions := private.lock_own_submission(p_id, p_user_id);
begin
  if p_is_allowed and v_row.status <> 'approved' then
    raise sqlstate 'PT409' using message = 'It isn''t approved', hint = 'not_approved';
  elsif p_is_allowed and exists (select from private.group_members where version_id = v_row.version_id) then
    raise sqlstate 'PT409' using message = 'It''s part of a group order', hint = 'in_group';
  end if;
  update public.submissions set
      gallery = case when p_is_allowed then coalesce(gallery, 'asked') end,
      gallery_shows_name = p_is_allowed and p_shows_name,
      gallery_may_remix = p_is_allowed and p_may_remix,
      gallery_allowed_at = case when p_is_allowed then coalesce(gallery_allowed_at, private.now()) end
    where id = p_id;
end $$;
