-- A group for the emails to its organiser, and after the close whether anyone paid more than the final price; null when it
-- is deleted. The refunds themselves may be queued later.
create function public.find_group_notice(p_group_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select (private.describe_group(g) - 'document' - 'prints') || jsonb_build_object('has_differences', exists (
    select from private.group_members m join public.order_items i on i.order_id = m.order_id
    where m.group_id = g.id and private.is_group_order_paid(m.order_id) and private.group_difference(i) > 0
  ))
  from private.group_orders g where g.id = p_group_id
$$;
