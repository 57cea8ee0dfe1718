-- Records files before they are stored. Using them deletes the record; files with a record are removed after a day.
create function public.record_design_files(p_bucket text, p_paths text[]) returns void
language sql set search_path = '' as $$
  insert into private.loose_design_files (bucket, path) select p_bucket, unnest(p_paths)
$$;
