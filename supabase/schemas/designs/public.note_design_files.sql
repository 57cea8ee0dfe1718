-- Files that are about to be stored. What takes them removes the note; without it, the jobs remove the files after a day.
create function public.note_design_files(p_bucket text, p_paths text[]) returns void
language sql set search_path = '' as $$
  insert into private.loose_design_files (bucket, path) select p_bucket, unnest(p_paths)
$$;
