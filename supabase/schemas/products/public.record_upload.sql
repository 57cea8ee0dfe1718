-- Records a picture before the server stores it; unused files are deleted after a day. Sessions can't call it, so
-- products show only pictures that the shop has rendered, and none of another site.
create function public.record_upload(p_url text) returns void
language sql set search_path = '' as $$ insert into private.loose_pictures (image_url) values (p_url) $$;
