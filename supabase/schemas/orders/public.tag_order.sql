-- Replaces the order's tags.
create function public.tag_order(p_order_number text, p_tags text[]) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id uuid;
  v_before text[];
  v_after text[];
begin
  perform private.require_order_access();
  v_id := private.lock_visible_order(p_order_number);
  if cardinality(p_tags) > 10 then
    raise sqlstate 'PT422' using message = 'At most 10 tags', hint = 'too_many_tags';
  end if;
  select tags into v_before from public.order_tags where order_id = v_id;
  v_after := array(select distinct tag from unnest(p_tags) as tag order by tag);
  if v_after = '{}' then
    delete from public.order_tags where order_id = v_id;
  else
    insert into public.order_tags (order_id, tags) values (v_id, v_after)
      on conflict (order_id) do update set tags = excluded.tags;
  end if;
  perform private.audit_order(v_id, jsonb_build_object('tags', coalesce(v_before, '{}')), jsonb_build_object('tags', v_after));
end $$;
