create function public.book_count(p_id uuid, p_lines jsonb, p_note text) returns jsonb
language sql set search_path = '' as $$ select private.book_count(p_id, p_lines, p_note) $$;
