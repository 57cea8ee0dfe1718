-- Whether nobody need look at it: text and the shop's own drawings without a fault, and the shop lets them pass.
create function private.passes_by_rule(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.is_plain and private.setting('art_passes_by_rule') is not distinct from 'yes'
$$;
