-- Starts a group order: p_group: { id, user_id, version_id, token_hash, is_one_parcel, address, closes_at }. The id is also
-- the design_id of its version. The same group again changes nothing. PT409 too_many_groups; PT422 bad_deadline.
create function public.start_group(p_group jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_new private.group_orders := jsonb_populate_record(null::private.group_orders, p_group);
begin
  if (v_new.closes_at between private.now() + interval '1 hour' and private.now() + interval '30 days') is not true then
    raise sqlstate 'PT422' using message = 'A deadline is up to 30 days ahead', hint = 'bad_deadline';
  elsif (select count(*) from private.group_orders where user_id = v_new.user_id and closed_at is null) >= 20 then
    raise sqlstate 'PT409' using message = 'You have 20 open group orders', hint = 'too_many_groups';
  end if;
  insert into private.group_orders (id, user_id, version_id, name, token_hash, is_one_parcel, address, closes_at)
    values (
      v_new.id, v_new.user_id, v_new.version_id, (select name from public.design_versions where id = v_new.version_id),
      v_new.token_hash, v_new.is_one_parcel,
      case when v_new.is_one_parcel then v_new.address end, v_new.closes_at
    )
    on conflict (id) do nothing;
  perform private.notify_organiser('group_started', v_new);
end $$;
