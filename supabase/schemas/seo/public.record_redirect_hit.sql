-- Counts a use of a redirect.
create function public.record_redirect_hit(p_source text) returns void
language sql set search_path = '' as $$
  update public.redirects set hits = hits + 1, last_hit_at = private.now() where source = p_source
$$;
