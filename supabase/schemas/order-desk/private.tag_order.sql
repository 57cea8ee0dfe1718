-- The tags that the order has from now on.
create function private.tag_order(p_order_number text, p_tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_before text[];
begin
  perform private.require_order_desk();
  v_id := (private.lock_order(private.order_of_number(p_order_number))).id;
  if cardinality(p_tags) > 10 then
    raise sqlstate 'PT422' using message = 'At most 10 tags', hint = 'too_many_tags';
  end if;
  v_before := array(select tag from public.order_tags where order_id = v_id order by tag);
  delete from public.order_tags where order_id = v_id and tag <> all (p_tags);
  insert into public.order_tags (order_id, tag) select v_id, unnest(p_tags) on conflict do nothing;
  perform private.audit_order(v_id, jsonb_build_object('tags', v_before), jsonb_build_object('tags', p_tags));
end $$;
