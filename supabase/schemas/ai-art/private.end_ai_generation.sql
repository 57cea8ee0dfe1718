-- Ends a generation without a picture and returns its credit. p_facts as in fail_ai_generation().
create function private.end_ai_generation(p_id uuid, p_status text, p_code text, p_facts jsonb default '{}') returns void
language sql set search_path = '' as $$
  update public.ai_generations set status = p_status, code = p_code, lease = null, leased_until = null, ended_at = private.now(),
    moderation = p_facts -> 'moderation',
    cost_micro_usd = coalesce((p_facts ->> 'cost_micro_usd')::bigint, 0),
    cost_paise = coalesce((p_facts ->> 'cost_paise')::int, 0)
  where id = p_id
$$;
