-- Locks a review for a step of staff. PT404 no_review; PT409 stale: it has changed since it was read.
create function private.lock_review(p_id bigint, p_rev int) returns public.reviews
language plpgsql set search_path = '' as $$
declare
  v_row public.reviews;
begin
  select * into v_row from public.reviews where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'Its author has deleted it', hint = 'no_review';
  elsif v_row.rev is distinct from p_rev then
    raise sqlstate 'PT409' using message = 'It has changed since', hint = 'stale';
  end if;
  return v_row;
end $$;
