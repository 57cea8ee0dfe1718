create function public.reply_to_review(p_id bigint, p_rev int, p_seen text, p_reply text) returns void
language sql set search_path = '' as $$ select private.reply_to_review(p_id, p_rev, p_seen, p_reply) $$;
