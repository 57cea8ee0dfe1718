-- Exports the customer's data on a written request; p_note: how the request arrived. Each export is logged.
create function public.export_customer(p_user_id uuid, p_note text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  perform private.require_customer(p_user_id);
  if (char_length(btrim(p_note)) between 3 and 400) is not true then
    raise sqlstate 'PT422' using message = 'How did they ask?', hint = 'no_note';
  end if;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'data_copied', 'note', btrim(p_note)));
  return public.export_account(p_user_id);
end $$;
