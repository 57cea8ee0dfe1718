-- Refuses the order of somebody who is blocked. Who is signed in, and staff, are told so. A guest gets the answer of a cap on
-- unproven orders, so that nobody learns by typing a stranger's phone or address whether it is blocked. Pieces sent in
-- exchange were bought before, and the parcel of a subscription is paid: only a block of its own account holds it back.
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
