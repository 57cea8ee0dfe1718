-- Logs that a member of staff has a link for a new password mailed; returns the address that it goes to. PT409 no_email |
-- blocked.
create function public.start_password_reset(p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.start_password_reset(p_user_id) $$;
