-- Corrects or adds parcels of an order that is on its way. See write_parcels. PT409 bad_transition.
create function public.correct_parcels(p_order_number text, p_parcels jsonb) returns void
language sql set search_path = '' as $$ select private.correct_parcels(p_order_number, p_parcels) $$;
