-- Logs that staff have sent a password reset link; returns the email address. PT409 no_email | blocked.
create function public.start_password_reset(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_email text;
begin
  perform private.require_customer(p_user_id);
  select email into v_email from auth.users where id = p_user_id and email_confirmed_at is not null;
  if v_email is null then
    raise sqlstate 'PT409' using message = 'This account has no verified email', hint = 'no_email';
  elsif exists (select from private.blocks where user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This account is blocked', hint = 'blocked';
  end if;
  perform private.audit_customer(p_user_id, 'update', '{"step": "password_link"}');
  return v_email;
end $$;
