create function public.choose_for_charge(p_id uuid, p_version int, p_charge_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.choose_for_charge(p_id, p_version, p_charge_id) $$;
