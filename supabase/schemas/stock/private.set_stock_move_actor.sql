-- A move without an order gets the name of the member of staff who made it, whatever the input names.
create function private.set_stock_move_actor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_staff uuid := private.acting_staff();
begin
  new.staff_id := v_staff;
  new.staff_name := null;
  if v_staff is not null then
    new.actor := 'admin';
    new.created_at := private.now();
    select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email, 'Staff') into new.staff_name
    from auth.users u left join public.profiles p on p.id = u.id where u.id = v_staff;
  end if;
  return new;
end $$;

create trigger stock_moves_sign before insert on public.stock_moves
  for each row when (new.order_id is null) execute function private.set_stock_move_actor();
