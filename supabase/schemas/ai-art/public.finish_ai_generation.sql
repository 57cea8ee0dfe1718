-- Stores a generated picture as a row of design_assets, with its model. p_asset as in add_design_asset(), without its
-- owner; p_facts: { model, seed, revised_prompt, cost_micro_usd, cost_paise, moderation }. False, and nothing stored,
-- when another runner has it now or it was given up. PT409 assets_full · files_gone.
create function public.finish_ai_generation(p_id uuid, p_lease uuid, p_asset jsonb, p_facts jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_user_id uuid := (select user_id from public.ai_generations where id = p_id and lease = p_lease);
  v_asset jsonb;
begin
  -- Locks the account before its rows, as deleting an account does.
  perform private.lock_account(v_user_id);
  perform 1 from public.ai_generations where id = p_id and lease = p_lease and user_id = v_user_id for update;
  if not found then
    return false;
  end if;
  v_asset := public.add_design_asset(p_asset || jsonb_build_object('user_id', v_user_id));
  update public.ai_generations set
    status = 'done', lease = null, leased_until = null, ended_at = private.now(),
    asset_id = (v_asset ->> 'id')::uuid, path = v_asset ->> 'path', sha256 = v_asset ->> 'sha256',
    model = p_facts ->> 'model', seed = (p_facts ->> 'seed')::bigint, revised_prompt = p_facts ->> 'revised_prompt',
    cost_micro_usd = (p_facts ->> 'cost_micro_usd')::bigint, cost_paise = (p_facts ->> 'cost_paise')::int,
    moderation = p_facts -> 'moderation'
  where id = p_id;
  return true;
end $$;
