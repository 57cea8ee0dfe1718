-- A new code for a mailbox, by today's rules. It is always for a first order, so that an address gets the price once,
-- however many codes it has.
create function private.create_lead_code(p_email text) returns text
language plpgsql set search_path = '' as $$
declare
  v_rules record;
begin
  select * into v_rules from private.lead_rules();
  return (private.issue_coupon('leads', 'FIRST-', jsonb_strip_nulls(jsonb_build_object(
    'kind', 'percent', 'value', v_rules.percent_off, 'max_discount', v_rules.max_discount, 'is_first_order_only', true,
    'description', format('%s%% off a first order', v_rules.percent_off),
    'ends_at', ((private.now() at time zone 'Asia/Kolkata')::date + v_rules.valid_days + 1)::timestamp at time zone 'Asia/Kolkata'
  )), null, p_email)).code;
end $$;
