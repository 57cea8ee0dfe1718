-- A lead is converted while a later order of its mailbox is sold: neither cancelled nor RTO.
create function private.update_lead_conversion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_leads l set converted = not l.converted
    where l.email_key = private.email_key(new.email)
      and l.converted is distinct from exists (
        select from public.orders o
        where private.email_key(o.email) = l.email_key and o.created_at >= l.created_at and private.is_sold_order(o)
      );
  return null;
end $$;

create trigger orders_judge_lead after insert or update of status, replaced_by on public.orders
  for each row execute function private.update_lead_conversion();
