-- The bank's part of a UPI ID may have digits: name@kotak811.
alter table public.refunds
  drop constraint refunds_upi_id_check,
  add constraint refunds_upi_id_check check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$');

alter table public.return_requests
  drop constraint return_requests_upi_id_check,
  add constraint return_requests_upi_id_check check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$');

-- request_refund() checks the same; only the pattern in it changes, whatever else its newest body does.
do $$
declare
  v_function record;
begin
  for v_function in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and proname = 'request_refund'
  loop
    execute replace(
      pg_get_functiondef(v_function.oid), '@[A-Za-z]{2,32}$', '@[A-Za-z][A-Za-z0-9]{1,31}$'
    );
  end loop;
end $$;
