create function public.refund_charge_at_desk(p_charge_id uuid, p_note text) returns void
language sql set search_path = '' as $$ select private.refund_charge_at_desk(p_charge_id, p_note) $$;
