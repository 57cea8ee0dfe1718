create function private.search_term_of(p_word text, p_is_prefix boolean) returns private.search_term
language plpgsql stable set search_path = '' as $$
declare
  v_term private.search_term;
  v_lexeme text := private.stem(p_word);
  v_means text[];
  v_lexemes text[];
  v_has_prefix boolean := p_is_prefix;
  v_near text[];
begin
  v_term.word := p_word;
  v_term.meant := p_word;
  v_means := private.synonyms_of(p_word);
  -- A plural is a known word too.
  if v_means is null and not private.is_name(p_word) and not exists (
    select from private.search_words where word in (p_word, regexp_replace(p_word, 's$', ''), regexp_replace(p_word, 'es$', ''))
  ) then
    v_near := private.similar_words(p_word);
    if v_near = '{}' then
      v_near := private.similar_words(regexp_replace(p_word, 'e?s$', ''));
    end if;
    if exists (select from private.search_words where lexeme = v_lexeme) then
      -- Its stem exists ("cuting" as in "cute"), but the word itself does not: the nearest words are searched too.
      v_means := p_word || v_near;
    elsif char_length(p_word) >= 3 and exists (select from private.search_words where word like p_word || '%') then
      v_has_prefix := true;
    elsif v_near <> '{}' then
      v_means := private.synonyms_of(v_near[1]);
      -- A misspelling that is known ("blak") stands for what it means.
      v_term.meant := coalesce((
        select m from unnest(v_means) as m where extensions.levenshtein_less_equal(m, p_word, 2) <= 2 limit 1
      ), v_near[1]);
      v_means := v_near || v_means;
    end if;
  end if;
  v_lexemes := array(
    -- A meaning such as "t-shirt" or "off-white" is split as the products' words are.
    select private.stem(w.word)
    from unnest(coalesce(v_means, array[v_term.meant])) as m, private.words_of(m) as w (word)
    where private.stem(w.word) is not null
  );
  v_term.query := (
    select string_agg(quote_literal(l), ' | ') from unnest(v_lexemes) as l
  )::tsquery;
  if v_has_prefix then
    v_term.query := coalesce(v_term.query || (p_word || ':*')::tsquery, (p_word || ':*')::tsquery);
  end if;
  v_term.colors := array(
    select distinct c.slug from public.colors c, private.words_of(c.name || ' ' || c.slug) as w (word)
    where private.stem(w.word) = any (v_lexemes) or (v_has_prefix and w.word like p_word || '%')
  );
  v_term.categories := array(
    select distinct c.id from public.categories c, private.words_of(c.name) as w (word)
    where not c.is_deleted and not c.is_hidden
      and (private.stem(w.word) = any (v_lexemes) or (v_has_prefix and w.word like p_word || '%'))
  );
  return v_term;
end $$;
