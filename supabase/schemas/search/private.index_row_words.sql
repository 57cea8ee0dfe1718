create function private.index_row_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  if coalesce(v_row ->> 'status', 'published') = 'published' then
    perform private.index_words(concat_ws(
      ' ', v_row ->> 'name', v_row ->> 'keywords', v_row ->> 'fabric', v_row ->> 'fit'
    ));
  end if;
  return null;
end $$;

create trigger products_learn_words_insert after insert on public.products
  for each row execute function private.index_row_words();
create trigger products_learn_words_update after update of name, keywords, fabric, fit, status on public.products
  for each row execute function private.index_row_words();
create trigger colors_learn_words after insert or update of name on public.colors
  for each row execute function private.index_row_words();
create trigger categories_learn_words after insert or update of name on public.categories
  for each row execute function private.index_row_words();
