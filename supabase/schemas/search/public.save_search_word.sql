-- Adds a synonym, or changes what its word means; false when the undo of a deletion finds the word saved again.
-- PT422 bad_word.
create function public.save_search_word(p_word text, p_means text[], p_is_undo boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  insert into public.search_synonyms (word, means) values (p_word, p_means)
  on conflict (word) do update set means = excluded.means where not p_is_undo;
  if not found then
    return false;
  end if;
  perform private.index_words(p_word || ' ' || array_to_string(p_means, ' '));
  return true;
exception
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'No word with a meaning', hint = 'bad_word';
end $$;
