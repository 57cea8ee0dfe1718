-- Stores an address and returns a valid code. A known address (23505) gets another code, unless the same page submits
-- again: the response is the same, so it reveals neither which addresses are known nor the emailed code. Only the first
-- visit sends the email. p_arm: the popup's experiment group, or null. PT409 no_offer; PT422 bad_lead.
create function public.receive_lead(p_fields jsonb, p_ip text, p_arm text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_lead public.user_leads;
begin
  if not (select is_on from private.lead_rules()) then
    raise sqlstate 'PT409' using message = 'This offer has ended', hint = 'no_offer';
  end if;
  begin
    insert into public.user_leads (email, phone, source, utm_data, ip_address, session_id, consent_version, is_stopped)
      values (
        lower(btrim(p_fields ->> 'email')), p_fields ->> 'phone', p_fields ->> 'source', coalesce(p_fields -> 'utm_data', '{}'),
        private.network_of(p_ip), (p_fields ->> 'session_id')::uuid, p_fields ->> 'consent_version',
        private.is_mail_stopped(p_fields ->> 'email', 'offers')
      )
      returning * into v_lead;
  exception
    when unique_violation then
      select * into v_lead from public.user_leads where email_key = private.email_key(p_fields ->> 'email') for no key update;
      if private.valid_lead_code(v_lead) is null then
        return private.issue_lead_code(v_lead);
      end if;
      return case when v_lead.session_id = (p_fields ->> 'session_id')::uuid then v_lead.coupon_code
        else private.other_lead_code(v_lead) end;
    when check_violation or not_null_violation or data_exception then
      raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_lead';
  end;
  insert into public.outbox (topic, email, data) values ('lead_code', v_lead.email, jsonb_build_object('lead_id', v_lead.id));
  if p_arm is not null then
    perform private.count_popup(p_arm, 0, 1);
  end if;
  return private.issue_lead_code(v_lead);
end $$;
