-- Replaces the product's pictures with the list, in its order: [{url, color, type, alt}]. New ones must have been
-- uploaded here. PT409 picture_gone: the upload is over a day old.
create function private.write_pictures(p_product_id bigint, p_pictures jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_picture record;
  v_id bigint;
begin
  if jsonb_array_length(p_pictures) > 60 then
    raise sqlstate 'PT422' using message = 'At most 60 pictures', hint = 'too_many_pictures';
  end if;
  delete from public.product_images i
    where i.product_id = p_product_id and not exists (
      select from jsonb_to_recordset(p_pictures) as w (url text) where w.url = i.image_url
    );
  for v_picture in
    select w.value ->> 'url' as url, w.value ->> 'color' as color,
      w.value ->> 'type' as type, coalesce(w.value ->> 'alt', '') as alt, w.place - 1 as place
    from jsonb_array_elements(p_pictures) with ordinality as w (value, place)
  loop
    select id into v_id from public.product_images
      where product_id = p_product_id and image_url = v_picture.url;
    if v_id is null then
      if not exists (
        select from private.loose_pictures where image_url = v_picture.url and claimed_at is null for update
      ) and not exists (select from public.product_images where image_url = v_picture.url) then
        raise sqlstate 'PT409' using message = 'Failed to update product images', hint = 'picture_gone';
      end if;
      v_id := public.add_product_image(
        p_product_id, v_picture.url, regexp_replace(v_picture.url, '-1920\.webp$', '-320.webp'), v_picture.color, v_picture.type
      );
    end if;
    update public.product_images
      set color = v_picture.color, type = v_picture.type, alt = v_picture.alt, position = v_picture.place
      where id = v_id and (color, type, alt, position)
        is distinct from (v_picture.color, v_picture.type, v_picture.alt, v_picture.place);
  end loop;
end $$;
