-- Deducts from the refund of a return that the caller has closed, after inspection: less than was paid for its items,
-- and with a reason. PT422 bad_deduction | no_reason.
create function private.deduct_from_return(p_request public.return_requests, p_amount numeric, p_why text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_amount = 0 then
    return;
  elsif (
    p_request.kind = 'return' and p_amount > 0 and p_amount = round(p_amount, 2) and p_amount < private.value_of_return(p_request.id)
  ) is not true then
    raise sqlstate 'PT422' using message = 'Only less than the items'' price can be deducted', hint = 'bad_deduction';
  end if;
  update public.return_requests set deducted = p_amount, deduction_reason = private.require_text(p_why)
    where id = p_request.id;
end $$;
