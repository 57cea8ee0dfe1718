-- Reports a review as inappropriate; reported reviews come first for staff. PT404 no_review; PT422 bad_report.
create function public.report_review(p_id bigint, p_reason text, p_note text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.reviews set reports = reports + 1 where id = p_id and status = 'published';
  if not found then
    raise sqlstate 'PT404' using message = 'This review is no longer published', hint = 'no_review';
  end if;
  insert into public.review_reports (review_id, reason, note) values (p_id, p_reason, p_note);
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_report';
end $$;
