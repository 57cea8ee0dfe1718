-- Publishes a review or rejects it with a reason for its author; its reports are closed. Returns the revision. PT403;
-- PT404 no_review; PT409 stale; PT422 bad_decision.
create function public.decide_review(p_id bigint, p_rev int, p_decision text, p_refusal text, p_note text) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.reviews;
begin
  perform private.require_permission('content.write');
  v_row := private.lock_review(p_id, p_rev);
  if p_decision not in ('published', 'rejected') then
    raise sqlstate 'PT422' using message = 'A review is published or rejected', hint = 'bad_decision';
  end if;
  update public.reviews
    set status = p_decision, refusal = p_refusal, refusal_note = p_note, reports = 0, rev = rev + 1, decided_at = private.now(),
      published_at = case when p_decision = 'published' then coalesce(published_at, private.now()) else published_at end
    where id = p_id returning * into v_row;
  update public.review_reports set settled_at = private.now() where review_id = p_id and settled_at is null;
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_decision';
end $$;
