-- Before the server stores a picture: until a product has it, its files are swept after a day. A session can't call it, so
-- products show pictures that the shop has drawn itself, and none of another site.
create function public.note_upload(p_url text) returns void
language sql set search_path = '' as $$ insert into private.loose_pictures (image_url) values (p_url) $$;
