-- Adds a tee to an open group and lets its browser order it: p_tee: { version_id, variant_id, browser_key_hash, name, number,
-- email, replaces: the browser's unpaid tee that it changes }. The same unpaid tee of a browser is added once. PT404; PT409
-- group_closed | group_full | browser_full | group_paid; PT422 bad_tee: it isn't of this group.
create function public.join_group(p_group_id uuid, p_tee jsonb) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_group private.group_orders := private.lock_group(p_group_id);
  v_tee private.group_members := jsonb_populate_record(null::private.group_members, p_tee);
  v_replaced uuid := p_tee ->> 'replaces';
  v_id uuid;
begin
  if v_group.id is null then
    raise sqlstate 'PT404' using message = 'No such group order', hint = 'not_found';
  elsif v_group.closed_at is not null or v_group.closes_at <= private.now() then
    raise sqlstate 'PT409' using message = 'This group order is closed', hint = 'group_closed';
  elsif v_tee.version_id = v_group.version_id or not exists (
    select from public.design_versions where id = v_tee.version_id and design_id = p_group_id
  ) then
    raise sqlstate 'PT422' using message = 'This tee isn''t of the group', hint = 'bad_tee';
  end if;
  if v_replaced is not null then
    v_tee.email := coalesce(v_tee.email, (select email from private.group_members where id = v_replaced and group_id = p_group_id));
    perform public.leave_group(p_group_id, v_replaced, null, v_tee.browser_key_hash);
  end if;
  select id into v_id from private.group_members
    where group_id = p_group_id and version_id = v_tee.version_id and variant_id = v_tee.variant_id
      and browser_key_hash = v_tee.browser_key_hash and not private.is_group_order_paid(order_id)
    limit 1;
  if v_id is null then
    if (select count(*) from private.group_members where group_id = p_group_id) >= 100 then
      raise sqlstate 'PT409' using message = 'This group order is full', hint = 'group_full';
    elsif (
      select count(*) from private.group_members
      where group_id = p_group_id and browser_key_hash = v_tee.browser_key_hash
        and not private.is_group_order_paid(order_id)
    ) >= 20 then
      raise sqlstate 'PT409' using message = 'This browser has 20 unpaid tees', hint = 'browser_full';
    end if;
    insert into private.group_members (group_id, version_id, variant_id, browser_key_hash, name, number, email)
      values (
        p_group_id, v_tee.version_id, v_tee.variant_id, v_tee.browser_key_hash, v_tee.name, v_tee.number, v_tee.email
      ) returning id into v_id;
  end if;
  insert into private.reorder_grants (version_id, browser_key_hash) values (v_tee.version_id, v_tee.browser_key_hash)
    on conflict (version_id, browser_key_hash) do update set granted_at = private.now();
  return v_id;
end $$;
