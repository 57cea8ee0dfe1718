-- The mailed link was opened and confirmed: the request is due in p_days, and the shop is notified. Again changes nothing.
-- Returns { number, kind, due_at, state }, or null when the link is too old.
create function public.prove_privacy_request(p_id uuid, p_days int) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_shop text := (select nullif(btrim(value), '') from public.site_settings where key = 'company_email');
  v_row public.privacy_requests;
begin
  update public.privacy_requests set proven_at = private.now(), due_at = private.now() + make_interval(days => p_days)
    where id = p_id and proven_at is null and created_at >= private.retained_since('privacy_requests.unproven')
    returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.privacy_requests where id = p_id and proven_at is not null;
  elsif v_shop is not null then
    insert into public.outbox (topic, email, data) values ('privacy_request', v_shop, jsonb_build_object('request_id', p_id));
  end if;
  return case when v_row.id is null then null else jsonb_build_object(
    'number', v_row.number, 'kind', v_row.kind, 'due_at', v_row.due_at, 'state', v_row.state
  ) end;
end $$;
