-- The combined risk of the signals. A network is shared by many homes, and a pincode by a whole part of a town.
create function private.referral_risk(p_signals text[]) returns int
language sql immutable set search_path = '' as $$
  select coalesce(sum(case when signal in ('network', 'pincode') then 1 else 2 end), 0)::int from unnest(p_signals) as signal
$$;
