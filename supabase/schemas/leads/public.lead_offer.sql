-- The public part of the offer: how the popup opens, and the code's discount. Null while it is off.
create function public.lead_offer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'trigger', r.trigger, 'delay_ms', r.delay_ms, 'scroll_percent', r.scroll_percent, 'control_group', r.control_group,
    'percent_off', r.percent_off, 'max_discount', r.max_discount
  )
  from private.lead_rules() as r where r.is_on
$$;
