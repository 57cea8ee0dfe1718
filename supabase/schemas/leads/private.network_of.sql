-- The network of an IP address, without the part that identifies one line: the /24 or the /48. Null for any other text.
create function private.network_of(p_ip text) returns cidr
language plpgsql immutable set search_path = '' as $$
begin
  if pg_input_is_valid(p_ip, 'inet') then
    return set_masklen(network(p_ip::inet), case family(p_ip::inet) when 4 then 24 else 48 end);
  end if;
  return null;
end $$;
