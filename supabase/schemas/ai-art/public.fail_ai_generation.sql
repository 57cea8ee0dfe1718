-- Records that a picture failed or was refused and returns its credit. p_facts: { cost_micro_usd, cost_paise, moderation
-- }, the cost although no picture is stored. False when another runner has it now.
create function public.fail_ai_generation(p_id uuid, p_lease uuid, p_status text, p_code text, p_facts jsonb default '{}')
returns boolean
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.ai_generations where id = p_id and lease = p_lease for update;
  if found then
    perform private.end_ai_generation(p_id, p_status, p_code, p_facts);
  end if;
  return found;
end $$;
