-- Removes an unpaid tee from an open group, for its organiser or the browser that added it. A payment that still arrives for
-- it is refunded. PT404; PT409 group_paid: it is paid, or being paid.
create function public.leave_group(
  p_group_id uuid, p_member_id uuid, p_user_id uuid default null, p_key_hash text default null
) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_group private.group_orders := private.lock_group(p_group_id);
begin
  if not exists (
    select from private.group_members
    where id = p_member_id and group_id = v_group.id and (browser_key_hash = p_key_hash or v_group.user_id = p_user_id)
  ) then
    raise sqlstate 'PT404' using message = 'No such group order', hint = 'not_found';
  elsif exists (
    select from private.group_members m join public.orders o on o.id = m.order_id
    where m.id = p_member_id and (o.status <> 'Cancelled' or v_group.closed_at is not null)
  ) then
    raise sqlstate 'PT409' using message = 'This tee is paid or being paid', hint = 'group_paid';
  end if;
  delete from private.group_members where id = p_member_id;
end $$;
