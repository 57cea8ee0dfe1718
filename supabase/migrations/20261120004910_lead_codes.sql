-- A new code of a lead, in place of the one that it has.
create or replace function private.give_lead_code(p_lead public.user_leads) returns text
language plpgsql set search_path = '' as $$
declare
  v_code text := private.make_lead_code(p_lead.email);
begin
  update public.user_leads set coupon_code = v_code, coupon_used = false where id = p_lead.id;
  return v_code;
end $$;

-- A new code of a mailbox, by the rules of today. It is always for a first order, so that an address has the price once, however
-- many codes it was given.
create function private.make_lead_code(p_email text) returns text
language plpgsql set search_path = '' as $$
declare
  v_rules record;
begin
  select * into v_rules from private.lead_rules();
  return (private.give_coupon('leads', 'FIRST-', jsonb_strip_nulls(jsonb_build_object(
    'kind', 'percent', 'value', v_rules.percent_off, 'max_discount', v_rules.max_discount, 'is_first_order_only', true,
    'description', format('%s%% off a first order', v_rules.percent_off),
    'ends_at', ((private.now() at time zone 'Asia/Kolkata')::date + v_rules.valid_days + 1)::timestamp at time zone 'Asia/Kolkata'
  )), null, p_email)).code;
end $$;

-- A code beside the one that a lead got by mail, for whoever types its address elsewhere: they may be a stranger, whose order must not
-- use up the other. Five of them wait at most; then it is the newest again.
create function private.other_lead_code(p_lead public.user_leads) returns text
language plpgsql set search_path = '' as $$
declare
  v_codes text[] := array(
    select code from public.coupons
    where batch = md5('kapas/leads')::uuid and owner_email_key = p_lead.email_key and code <> p_lead.coupon_code
      and is_active and used = 0 and ends_at > private.now() + interval '1 day'
    order by created_at desc, id desc
  );
begin
  return case when cardinality(v_codes) < 5 then private.make_lead_code(p_lead.email) else v_codes[1] end;
end $$;

-- Keeps an address and returns a code that works for it. Of a known address (23505) it is another one, but for who asks again on the same
-- page: what a visitor sees is the same either way, so that nobody learns which addresses the shop knows, and the code that was mailed is
-- its reader's alone. The mail goes out with the first visit alone. p_arm: what the popup's hold-out said, or null. PT409 no_offer; PT422 bad_lead.
create or replace function public.receive_lead(p_fields jsonb, p_ip text, p_arm text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_lead public.user_leads;
begin
  if not (select is_on from private.lead_rules()) then
    raise sqlstate 'PT409' using message = 'This offer is over', hint = 'no_offer';
  end if;
  perform private.forget_leads(array(
    select id from public.user_leads where not converted and created_at < private.now() - interval '2 years'
    order by created_at limit 20
  ));
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
      if private.working_code(v_lead) is null then
        return private.give_lead_code(v_lead);
      end if;
      return case when v_lead.session_id = (p_fields ->> 'session_id')::uuid then v_lead.coupon_code
        else private.other_lead_code(v_lead) end;
    when check_violation or not_null_violation or data_exception then
      raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_lead';
  end;
  insert into public.outbox (topic, email, data) values ('lead_code', v_lead.email, jsonb_build_object('lead_id', v_lead.id));
  if p_arm is not null then
    perform private.count_popup(p_arm, 0, 1);
  end if;
  return private.give_lead_code(v_lead);
end $$;
