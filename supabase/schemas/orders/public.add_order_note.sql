create function public.add_order_note(p_order_number text, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_order_access();
  insert into public.order_notes (order_id, author, author_name, body)
    values (private.lock_visible_order(p_order_number), (select auth.uid()), private.format_person_name((select auth.uid())),
      private.require_text(p_body, 1, 2000));
end $$;
