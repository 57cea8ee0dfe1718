-- Why a person can't generate a picture of this cost now, or null.
create function private.find_ai_refusal(p_user_id uuid, p_cost_paise int) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_rules record := private.ai_art_rules();
  v_used record := private.ai_art_used(p_user_id);
begin
  return case
    when not v_rules.is_on then 'ai_off'
    when exists (
      select from public.ai_generations where user_id = p_user_id and status in ('queued', 'running')
    ) then 'ai_running'
    when v_used.person_day >= v_rules.person_day then 'ai_day_used'
    when v_used.person_month >= v_rules.person_month then 'ai_month_used'
    when v_used.shop_day >= v_rules.shop_day or v_used.shop_paise + p_cost_paise > v_rules.budget_paise then 'ai_shop_used'
    when (select count(*) from public.ai_generations where status in ('queued', 'running')) >= 20 then 'ai_busy'
  end;
end $$;
