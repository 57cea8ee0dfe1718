-- Whether a design needs no review: only text and the shop's graphics without a fault, the settings allow it, and
-- neither the design nor its words were rejected before.
create function private.passes_by_rule(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.is_plain and private.setting('art_passes_by_rule') is not distinct from 'yes'
    and not exists (select from private.refused_words where key in (p_version.sha256, p_version.words_key))
    and not exists (
      select from public.design_versions other
      where other.design_id = p_version.design_id and private.is_art_refused(other.id)
    )
$$;
