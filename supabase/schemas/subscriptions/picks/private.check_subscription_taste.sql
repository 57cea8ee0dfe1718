-- Checks cut, size and tastes against the shop's. PT422 bad_subscription.
create function private.check_subscription_taste(p_cut text, p_size text, p_tastes text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.subscription_sizes() as fit where fit.cut = p_cut and fit.size = p_size)
    or exists (select from unnest(p_tastes) as taste where taste not in (select slug from private.subscription_tastes))
  then
    raise sqlstate 'PT422' using message = 'No tee has this cut and size', hint = 'bad_subscription';
  end if;
end $$;
