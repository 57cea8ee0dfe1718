-- Why the designs of an order block printing: art_refused, when its customer must change or remove one; art_review,
-- while one is in review; null when all are approved.
create function private.find_art_hold(p_order_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when bool_or(s.status in ('changes_requested', 'rejected', 'withdrawn', 'archived')) then 'art_refused'
    when bool_or(s.status is distinct from 'approved') then 'art_review'
  end
  from public.order_items i left join public.submissions s on s.version_id = i.design_version_id
  where i.order_id = p_order_id and i.design_version_id is not null
$$;
