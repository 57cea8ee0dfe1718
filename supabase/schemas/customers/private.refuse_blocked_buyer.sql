-- Refuses the order of a blocked person. Logged-in customers and staff get the reason; a guest gets the error of a cap
-- on unproven orders, so that entering a stranger's phone or address does not reveal whether it is blocked. Exchange
-- items were bought before, and a subscription parcel is paid: only a block of its own account stops it.
create function private.refuse_blocked_buyer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.blocks where user_id = new.user_id) then
    raise sqlstate 'PT409' using message = 'This account is blocked', hint = 'blocked';
  elsif current_setting('kapas.is_paid_parcel', true) is distinct from 'yes' and exists (
    select from private.blocks where phone = new.phone or email_key = private.email_key(new.email)
  ) then
    if private.acting_staff() is not null then
      raise sqlstate 'PT409' using message = 'This customer is blocked', hint = 'blocked';
    end if;
    raise sqlstate 'PT429' using message = 'Too many unproven orders', hint = 'too_many_unproven', detail = 'phone_here';
  end if;
  return new;
end $$;

create trigger orders_refuse_blocked before insert on public.orders
  for each row when (new.exchange_of is null) execute function private.refuse_blocked_buyer();
