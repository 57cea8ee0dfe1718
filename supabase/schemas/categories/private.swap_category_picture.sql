-- Sets a category's uploaded picture (null: none) and releases the previous one, whose files are deleted after a day.
-- PT409 picture_gone: the upload is over a day old.
create function private.swap_category_picture(p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_new is not distinct from p_old then
    return;
  end if;
  delete from private.loose_pictures where image_url = p_new and claimed_at is null;
  if p_new is not null and not found then
    raise sqlstate 'PT409' using message = 'The picture no longer exists', hint = 'picture_gone';
  end if;
  insert into private.loose_pictures (image_url) select p_old where p_old is not null on conflict (image_url) do nothing;
end $$;
