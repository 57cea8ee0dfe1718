create function public.reply_to_contact(p_id bigint, p_key uuid, p_seen int, p_body text) returns void
language sql set search_path = '' as $$ select private.reply_to_contact(p_id, p_key, p_seen, p_body) $$;
