-- Receives, corrects or removes stock. See private.book_stock.
create function public.adjust_stock(p_changes jsonb, p_cause text, p_note text, p_form_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.write');
  return private.book_stock(p_changes, p_cause, p_note, p_form_key => p_form_key);
end $$;
