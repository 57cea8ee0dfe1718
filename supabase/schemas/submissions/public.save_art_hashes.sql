-- Stores the fingerprints of a submission's prints: 64 bits each, one for each printed side. They also identify art that
-- was rejected earlier.
create function public.save_art_hashes(p_id uuid, p_hashes bigint[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  update public.submissions set art_hashes = p_hashes where id = p_id returning * into v_row;
  if v_row.status = 'rejected' then
    perform private.record_refused_art(v_row);
  end if;
end $$;
