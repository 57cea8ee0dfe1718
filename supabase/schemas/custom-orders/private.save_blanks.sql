-- Call it under the locks of these products. A blank unpublished since may stay one; a new one must be on sale.
create function private.save_blanks(p_blanks jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from jsonb_each_text(p_blanks) as chosen (cut, id)
    left join public.products p on p.id = chosen.id::bigint and p.cut = chosen.cut and not p.is_deleted
      and (p.status = 'published' or p.is_blank)
    where chosen.id is not null and p.id is null
  ) then
    raise sqlstate 'PT422' using message = 'A product isn''t on sale any more, or has another cut', hint = 'bad_blank';
  end if;
  update public.products set is_blank = false
    where is_blank and not is_deleted and cut in (select jsonb_object_keys(p_blanks))
      and id::text is distinct from p_blanks ->> cut;
  update public.products set is_blank = true
    where not is_blank and id in (select id::bigint from jsonb_each_text(p_blanks) as chosen (cut, id) where id is not null);
end $$;
