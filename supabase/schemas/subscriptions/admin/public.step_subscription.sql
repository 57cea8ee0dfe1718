-- Staff skip a charge, pause, resume or cancel for a customer, as set_pending_change() does for the owner, with a
-- note for the timeline. PT403; PT404; PT409 of both functions; PT422 bad_note, bad_subscription.
create function public.step_subscription(p_id uuid, p_version int, p_step text, p_charges int, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  perform private.set_pending_change(
    private.lock_subscription_for_staff(p_id, p_version, p_step in ('skip', 'pause')), p_step, p_charges, 'admin', btrim(p_note)
  );
  if btrim(p_note) <> '' then
    perform public.add_subscription_note(p_id, p_note);
  end if;
end $$;
