-- What a blank declares can't be emptied while published products need it. detail: the field, such as regular_maker.
create function private.guard_blank_information() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_blanks jsonb := private.settings_of('product_information');
  v_field text;
  v_products int;
begin
  select p.cut || '_' || lost, count(*) into v_field, v_products
    from public.products p
    cross join lateral unnest(private.missing_information(p, v_blanks)) as lost
    where p.status = 'published' and not p.is_deleted and not lost = any (private.missing_information(p, old.value))
    group by 1 order by 2 desc, 1 limit 1;
  if v_field is not null then
    raise sqlstate 'PT409' using
      message = 'Published products need this: ' || v_products, detail = v_field, hint = 'information_missing';
  end if;
  return null;
end $$;

create trigger admin_settings_information after update on public.admin_settings
  for each row when (new.key = 'product_information') execute function private.guard_blank_information();
