-- Emails a lead its code again, a new one when the old one is no longer valid; at most once a minute. PT404; PT409
-- stopped.
create function public.resend_lead_code(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_lead public.user_leads;
begin
  perform private.require_permission('customers.write');
  select * into v_lead from public.user_leads where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This subscriber no longer exists', hint = 'no_lead';
  elsif v_lead.is_stopped then
    raise sqlstate 'PT409' using message = 'The recipient has unsubscribed', hint = 'stopped';
  elsif private.valid_lead_code(v_lead) is null then
    perform private.issue_lead_code(v_lead);
  end if;
  insert into public.outbox (topic, email, data)
    values ('lead_code', v_lead.email, jsonb_build_object('lead_id', p_id, 'again', to_char(private.now(), 'YYYY-MM-DD HH24:MI')))
    on conflict do nothing;
end $$;
