-- PT409 information_missing: a published product lacks a declaration that it didn't lack as p_was; detail: the columns, with commas.
create function private.require_product_information(p_id bigint, p_was public.products default null) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_missing text[] := (
    select private.missing_information(p) from public.products p
    where p.id = p_id and p.status = 'published' and not p.is_deleted
  );
begin
  if p_was.status = 'published' and v_missing <@ private.missing_information(p_was) then
    return;
  end if;
  if v_missing <> '{}' then
    raise sqlstate 'PT409' using
      message = 'A published product must state: ' || replace(array_to_string(v_missing, ', '), '_', ' '),
      detail = array_to_string(v_missing, ','), hint = 'information_missing';
  end if;
end $$;
