-- Deletes up to p_limit rows older than 40 days without a picture; returns how many. Later figures exclude deleted accounts.
create function public.sweep_ai_generations(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_gone int;
begin
  delete from public.ai_generations where id in (
    select g.id from public.ai_generations g
    where g.created_at < private.retained_since('ai_generations') and g.status not in ('queued', 'running')
      and not exists (select from public.design_assets a where a.path = g.path)
    limit p_limit for update skip locked
  );
  get diagnostics v_gone = row_count;
  update public.ai_generations set person_key = null
    where person_key is not null and created_at < private.retained_since('ai_generations') and user_id is null;
  return v_gone;
end $$;
