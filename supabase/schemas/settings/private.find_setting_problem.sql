-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key in ('global_discount', 'price_drop_percent') then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals', 'restock_mails_per_piece') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key = 'low_stock_at' then
      case when p_value !~ '^([0-9]|10)$' then 'pieces, from 0 to 10' end
    when p_key in (
      'return_days', 'review_invite_days', 'packing_days', 'delivery_days_from', 'delivery_days_to',
      'subscription_notice_days', 'subscription_grace_days'
    ) then
      case when p_value !~ '^[0-9]{1,2}$' or p_value = '0' or p_value = '00' then 'days, from 1 to 99' end
    when p_key = 'cod_hold_minutes' then
      case when p_value !~ '^([345][0-9]|60)$' then 'whole minutes, from 30 to 60' end
    when p_key = 'exchange_ships_on' then
      case when p_value not in ('received', 'picked_up', 'requested') then 'received, picked_up or requested' end
    when p_key = 'rto_keeps' then
      case when p_value not in ('delivery', 'nothing', 'both_ways') then 'delivery, nothing or both_ways' end
    when p_key in ('art_review_hours', 'restock_batch_hours', 'basket_reminder_hours', 'subscription_cutoff_hours') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value::int = 0 then 'hours, from 1 to 99' end
    when p_key = 'art_passes_by_rule' then
      case when p_value not in ('yes', 'no') then 'yes or no' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
    else 'a setting that the shop knows'
  end
$$;
