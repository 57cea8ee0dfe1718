-- Ends the sessions of a customer, and lets no new one in and no order through. PT404; PT409 is_staff | done_meanwhile.
create function public.block_customer(p_user_id uuid, p_reason text) returns void
language sql set search_path = '' as $$ select private.block_customer(p_user_id, p_reason) $$;
