-- Lower case, without punctuation and the marks of letters, Devanagari in Latin letters, with hyphens for spaces; null when nothing is left.
create function private.slug_of(p_text text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(regexp_replace(regexp_replace(
    private.transliterate(normalize(lower(p_text), NFKD)), '[^a-z0-9\s-]', '', 'g'
  ), '[\s-]+', '-', 'g'), '-'), '')
$$;
