-- The last order in the chain of replacements of a cancelled order, locked; or no row. Locks older orders first:
-- docs/locks.md.
create function private.lock_replacement(p_order public.orders) returns public.orders
language plpgsql set search_path = '' as $$
declare
  v_replacement public.orders;
  v_next uuid := p_order.replaced_by;
begin
  while v_next is not null loop
    select * into v_replacement from public.orders where id = v_next for update;
    v_next := v_replacement.replaced_by;
  end loop;
  return v_replacement;
end $$;
