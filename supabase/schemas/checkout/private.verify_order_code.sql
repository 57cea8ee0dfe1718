-- Returns right | wrong | expired (ten minutes) | spent (five tries, or used). Counts the try before the comparison.
create function private.verify_order_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' as $$
declare
  v_code private.cod_codes;
begin
  update private.cod_codes set attempts = attempts + 1
    where order_id = p_order_id and attempts < 5 and sent_at > private.now() - interval '10 minutes'
    returning * into v_code;
  if not found then
    return case
      when exists (select from private.cod_codes where order_id = p_order_id and attempts >= 5) then 'spent' else 'expired'
    end;
  end if;
  return case when v_code.code_hash = p_code_hash then 'right' else 'wrong' end;
end $$;
