-- The designs of an order with their print areas, sizes and files; null for a missing order. PT403 for staff who neither
-- answer customers nor pack.
create function public.get_admin_designs(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order_id uuid;
begin
  perform private.require_order_access();
  select id into v_order_id from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'version_id', d.id, 'name', d.name, 'garment', line.garment, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour',
      'prints', d.prints, 'rights_version', d.rights_version, 'rights_accepted_at', d.rights_accepted_at, 'issues', d.issues,
      'problem', w.problem, 'attempts', coalesce(w.attempts, 0), 'items', line.items,
      'review', (
        select jsonb_build_object('submission_id', s.id, 'state', case
          when s.status = 'approved' then 'approved' when private.is_art_refused(d.id) then 'refused' else 'waiting' end)
        from public.submissions s where s.version_id = d.id
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'view', f.view, 'kind', f.kind, 'path', f.path, 'sha256', f.sha256, 'width_px', f.width_px,
          'height_px', f.height_px, 'bytes', f.bytes, 'made_at', f.made_at
        ) order by f.view, f.kind), '[]') from public.print_files f where f.version_id = d.id
      )
    ) order by line.first_id), '[]')
    from (
      select i.design_version_id, min(i.id) as first_id, min(p.name) as garment, jsonb_agg(jsonb_build_object(
        'size', i.size, 'color_name', i.color_name, 'sku', i.sku, 'quantity', i.quantity
      ) order by i.id) as items
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = v_order_id
      group by i.design_version_id
    ) as line
    join public.design_versions d on d.id = line.design_version_id
    left join private.print_work w on w.version_id = d.id
  );
end $$;
