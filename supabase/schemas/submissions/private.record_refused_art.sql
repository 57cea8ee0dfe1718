-- Stores the fingerprints and words of a rejected submission, and deletes them when it is not rejected any more. The caller holds its lock.
create function private.record_refused_art(p_submission public.submissions) returns void
language sql set search_path = '' as $$
  delete from private.refused_art where submission_id = p_submission.id;
  insert into private.refused_art (submission_id, hash, reasons, refused_at)
    select p_submission.id, hash, p_submission.reasons, p_submission.decided_at from unnest(p_submission.art_hashes) as hash
    where p_submission.status = 'rejected';
  delete from private.refused_words where submission_id = p_submission.id;
  insert into private.refused_words (submission_id, key)
    select p_submission.id, key from public.design_versions v, unnest(array[v.sha256, case when cardinality(v.assets) = 0 then v.words_key end]) as key
    where v.id = p_submission.version_id and p_submission.status = 'rejected' and key is not null;
$$;
