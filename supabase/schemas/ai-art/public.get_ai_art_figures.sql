-- Today's AI art figures: { drawn, running, refused, failed, paise }.
create function public.get_ai_art_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return (
    select jsonb_build_object(
      'drawn', count(*) filter (where status = 'done'),
      'running', count(*) filter (where status in ('queued', 'running')),
      'refused', count(*) filter (where status = 'refused'),
      'failed', count(*) filter (where status = 'failed'),
      'paise', coalesce(sum(cost_paise), 0)
    )
    from public.ai_generations where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata')
  );
end $$;
