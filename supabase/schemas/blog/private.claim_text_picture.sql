-- Checks that a picture new in a text was uploaded here and still exists. PT409 picture_gone.
create function private.claim_text_picture(p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_new is null or p_new is not distinct from p_old then
    return;
  end if;
  -- Any words of a text could look like the address of a picture.
  if p_new !~ '^https?://[A-Za-z0-9.:_/-]+$' or p_new ~ '/\.\.' then
    raise sqlstate 'PT409' using message = 'This isn''t a picture', hint = 'picture_gone';
  end if;
  delete from private.loose_pictures where image_url = p_new and claimed_at is null;
  if not found and not private.is_picture_shown(p_new) then
    raise sqlstate 'PT409' using message = 'The picture no longer exists', hint = 'picture_gone';
  end if;
end $$;
