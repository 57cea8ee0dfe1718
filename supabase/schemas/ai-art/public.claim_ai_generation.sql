-- Leases a generation to a runner for four minutes: the one named, or the oldest unclaimed one. Null when there is none.
-- A lost lease is retried once; then, or while AI art is off, the credit is returned.
create function public.claim_ai_generation(p_id uuid default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_on boolean := (private.ai_art_rules()).is_on;
  v_one public.ai_generations;
begin
  loop
    select * into v_one from public.ai_generations
      where status in ('queued', 'running') and (p_id is null or id = p_id)
        and case status when 'running' then leased_until < private.now()
          else p_id is not null or created_at < private.now() - interval '20 seconds' end
      order by created_at limit 1 for update skip locked;
    if v_one.id is null then
      return null;
    elsif not v_is_on then
      perform private.end_ai_generation(v_one.id, 'failed', 'off');
    elsif v_one.tries >= 2 then
      perform private.end_ai_generation(v_one.id, 'failed', 'lost');
    else
      update public.ai_generations
        set status = 'running', tries = tries + 1, lease = gen_random_uuid(), leased_until = private.now() + interval '4 minutes'
        where id = v_one.id returning * into v_one;
      return to_jsonb(v_one);
    end if;
  end loop;
end $$;
