create function public.return_at_desk(p_order_number text, p_kind text, p_lines jsonb, p_reason text) returns uuid
language sql set search_path = '' as $$ select private.return_at_desk(p_order_number, p_kind, p_lines, p_reason) $$;
