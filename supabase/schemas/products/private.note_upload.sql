-- Before a picture is stored: until a product has it, its files are swept after a day.
create function private.note_upload(p_url text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('products.write');
  insert into private.loose_pictures (image_url) values (p_url);
end $$;
