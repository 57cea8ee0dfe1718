-- Print prices, the blank product of each cut, the products that could be one, their common version, and, for staff who
-- may read the audit log, who changed it last.
create function public.get_printing_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return public.pricing_rules() -> 'prints' || jsonb_build_object(
    'version', private.printing_version(),
    'by', case when private.may('audit.read') then (
      select actor_name from public.audit_log
      where subject in ('print_bands', 'print_breaks') or (subject = 'products' and action = 'update' and after ? 'is_blank')
      order by id desc limit 1
    ) end,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'cut', cut, 'price', price, 'is_blank', is_blank,
        'is_plain', is_basic or is_blank, 'is_published', status = 'published'
      ) order by name, id), '[]')
      from public.products
      where not is_deleted and (is_blank or status = 'published')
    )
  );
end $$;
