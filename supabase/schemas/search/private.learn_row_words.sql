create function private.learn_row_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  if coalesce(v_row ->> 'status', 'published') = 'published' then
    perform private.learn_words(concat_ws(
      ' ', v_row ->> 'name', v_row ->> 'keywords', v_row ->> 'fabric', v_row ->> 'fit'
    ));
  end if;
  return null;
end $$;
