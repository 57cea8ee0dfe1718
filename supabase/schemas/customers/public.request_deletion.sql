-- Records a customer's written request to delete their account. PT409 is_staff | already_done.
create function public.request_deletion(p_user_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_known private.deletion_requests;
  v_note text := private.require_text(p_note);
begin
  perform private.require_customer(p_user_id);
  insert into private.deletion_requests (user_id, note, recorded_by)
    values (p_user_id, v_note, private.format_person_name((select auth.uid())))
    on conflict (user_id) do nothing;
  if not found then
    select * into v_known from private.deletion_requests where user_id = p_user_id;
    raise sqlstate 'PT409' using message = 'This request was already recorded', hint = 'already_done',
      detail = jsonb_build_object('by', v_known.recorded_by, 'at', v_known.created_at)::text;
  end if;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'deletion_asked', 'note', v_note));
end $$;
