-- The shop's answer below a review; empty deletes it. p_seen: the previous answer. A moderation decision does not make
-- it stale. PT403; PT404 no_review; PT409 stale; PT422 bad_reply.
create function public.reply_to_review(p_id bigint, p_rev int, p_seen text, p_reply text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.reviews;
begin
  perform private.require_permission('content.write');
  v_row := private.lock_review(p_id, p_rev);
  if v_row.reply is distinct from p_seen then
    raise sqlstate 'PT409' using message = 'Someone else has already replied', hint = 'stale';
  end if;
  update public.reviews set reply = p_reply, replied_at = case when p_reply <> '' then private.now() end where id = p_id;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_reply';
end $$;
