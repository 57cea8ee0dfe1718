create function public.add_customer_note(p_user_id uuid, p_body text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_customer(p_user_id);
  insert into private.customer_notes (user_id, author_name, body)
    values (p_user_id, private.format_person_name((select auth.uid())), private.require_text(p_body, 1, 2000));
  perform private.audit_customer(p_user_id, 'update', '{"step": "noted"}');
end $$;
