-- Refused designs are known again by their words, and end their links; AI art counts a mailbox, not an account.
alter table public.design_versions add column words_key text check (words_key ~ '^[0-9a-f]{64}$');
comment on column public.design_versions.words_key is 'The hash of all its letters, by lettersOf(); null: no text';

create table private.refused_words (
  id bigint generated always as identity primary key,
  submission_id uuid references public.submissions (id) on delete set null,
  key text not null check (key ~ '^[0-9a-f]{64}$')
);
comment on table private.refused_words is 'Hashes of refused documents and of their words; they outlive the design, which can''t be told from them';
create index refused_words_key on private.refused_words (key);
create index refused_words_submission_id on private.refused_words (submission_id) where submission_id is not null;
alter table private.refused_words enable row level security;

alter table public.ai_generations add column person_key text check (person_key ~ '^[0-9a-f]{64}$');
comment on column public.ai_generations.person_key is 'By ai_art_person(): a person who comes again with another account is counted on';
create index ai_generations_of_person_key on public.ai_generations (person_key, created_at desc) where person_key is not null;

-- Who is counted: a mailbox, or a phone, as a hash that stays when the account is made anew. Null when nothing is proven.
create function private.ai_art_person(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to('ai art ' || case
      when email_confirmed_at is not null then private.email_key(email)
      when phone_confirmed_at is not null then phone
    end, 'UTF8')), 'hex')
  from auth.users where id = p_user_id
$$;

-- Credits that are spent or held, by the calendar of India: of a person today and this month, of the shop today, and what the
-- shop's pictures of today cost, drawn or not.
create or replace function private.ai_art_used(
  p_user_id uuid, out person_day int, out person_month int, out shop_day int, out shop_paise int
)
language sql stable set search_path = '' as $$
  select mine.of_day, mine.of_month, shop.of_day, shop.paise
  from (
    select count(*) filter (where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata'))::int as of_day, count(*)::int as of_month
    from public.ai_generations
    where (user_id = p_user_id or person_key = private.ai_art_person(p_user_id)) and is_charged and created_at >= date_trunc('month', private.now(), 'Asia/Kolkata')
  ) as mine, (
    select count(*) filter (where is_charged)::int as of_day, coalesce(sum(cost_paise), 0)::int as paise
    from public.ai_generations where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata')
  ) as shop
$$;

-- Takes a credit of a person for a picture that is to be drawn, and queues it. The same id again is the same picture, so a
-- request that is sent twice costs once. PT404 not_found: the id is another person's; PT409 with the reason of
-- find_ai_refusal(), or assets_full.
create or replace function public.reserve_ai_generation(p_wish jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.ai_generations := jsonb_populate_record(null::public.ai_generations, p_wish);
  v_known public.ai_generations;
  v_refusal text;
begin
  -- Counted one at a time: nobody gets the last credit twice.
  perform pg_advisory_xact_lock(hashtextextended('ai_art', 0));
  select * into v_known from public.ai_generations where id = v_new.id;
  if v_known.id is not null then
    if v_known.user_id is distinct from v_new.user_id then
      raise sqlstate 'PT404' using message = 'This picture is not there', hint = 'not_found';
    end if;
    return;
  end if;
  v_refusal := private.find_ai_refusal(v_new.user_id, v_new.cost_paise);
  if v_refusal is not null then
    raise sqlstate 'PT409' using message = 'No picture can be drawn now', hint = v_refusal;
  end if;
  perform private.check_design_room(v_new.user_id, null);
  insert into public.ai_generations (
    id, user_id, person_key, parent_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, seed, cost_micro_usd, cost_paise
  ) values (
    v_new.id, v_new.user_id, private.ai_art_person(v_new.user_id),
    (select id from public.ai_generations where id = v_new.parent_id and user_id = v_new.user_id),
    v_new.prompt, v_new.final_prompt, v_new.style, v_new.aspect, v_new.is_transparent, v_new.provider, v_new.model,
    v_new.seed, v_new.cost_micro_usd, v_new.cost_paise
  );
end $$;

-- Removes rows of 40 days ago whose picture is gone, or was never drawn, so many. Returns how many. Of an account that is gone, nothing is counted after that.
create or replace function public.sweep_ai_generations(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_gone int;
begin
  delete from public.ai_generations where id in (
    select g.id from public.ai_generations g
    where g.created_at < private.now() - interval '40 days' and g.status not in ('queued', 'running')
      and not exists (select from public.design_assets a where a.path = g.path)
    limit p_limit for update skip locked
  );
  get diagnostics v_gone = row_count;
  update public.ai_generations set person_key = null
    where person_key is not null and created_at < private.now() - interval '40 days' and user_id is null;
  return v_gone;
end $$;

-- Keeps a version of a design; the same content of the same owner is the same version. Returns its id. PT404 asset_missing:
-- it names an upload that is not the owner's.
create or replace function public.freeze_design(p_version jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_new public.design_versions := jsonb_populate_record(null::public.design_versions, p_version);
  v_assets uuid[] := private.assets_in(v_new.document);
  v_held int;
  v_id uuid;
begin
  -- Held until the version names them: the sweep takes none of them in between.
  update public.design_assets set used_at = private.now()
    where id = any (v_assets) and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash);
  get diagnostics v_held = row_count;
  if v_held <> cardinality(v_assets) then
    raise sqlstate 'PT404' using message = 'A picture of this design is not there', hint = 'asset_missing';
  end if;
  select id into v_id from public.design_versions
    where design_id = v_new.design_id and sha256 = v_new.sha256 and name = v_new.name
      and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash)
    order by created_at desc limit 1;
  if v_id is null then
    insert into public.design_versions (
      design_id, user_id, browser_key_hash, name, document, sha256, prints, issues, is_plain, words_key
    ) values (
        v_new.design_id, v_new.user_id, v_new.browser_key_hash, v_new.name, v_new.document, v_new.sha256, v_new.prints,
        v_new.issues, coalesce(v_new.is_plain, false), v_new.words_key
      ) returning id into v_id;
  end if;
  return v_id;
end $$;

-- Approves a submission, asks for changes, or refuses it; orders that wait for it go on or stay, and buyers and its maker are told. A
-- decision can be changed until something is printed; what is refused is not shared any more. p_decision: approved | changes_requested | rejected. PT403; PT404; PT409 stale |
-- withdrawn | printed; PT422 bad_decision: without a reason, or words too long.
create or replace function private.decide_submission(p_id uuid, p_rev int, p_decision text, p_reasons text[], p_answer text) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_before public.submissions;
  v_row public.submissions;
  v_orders uuid[];
  v_order_id uuid;
begin
  perform private.require_permission('art.review');
  foreach v_order_id in array private.orders_waiting_for((select version_id from public.submissions where id = p_id)) loop
    perform private.lock_order(v_order_id);
  end loop;
  v_before := private.hold_submission(p_id, p_rev);
  -- Some may have been confirmed meanwhile. Who holds one of them may wait for this submission, so nobody waits for them here.
  v_orders := private.orders_waiting_for(v_before.version_id);
  perform from public.orders where id = any (v_orders) for update nowait;
  if v_before.status not in ('submitted', 'in_review', 'approved', 'changes_requested', 'rejected') then
    raise sqlstate 'PT409' using message = 'It was taken back', hint = 'withdrawn';
  elsif p_decision not in ('approved', 'changes_requested', 'rejected')
    or (p_decision = 'approved') <> (coalesce(cardinality(p_reasons), 0) = 0) then
    raise sqlstate 'PT422' using message = 'A refusal needs a reason, and an approval has none', hint = 'bad_decision';
  elsif v_before.status = 'approved' and p_decision <> 'approved' and exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.design_version_id = v_before.version_id
      and o.status not in ('Pending Payment', 'COD Review', 'Confirmed', 'Cancelled')
  ) then
    raise sqlstate 'PT409' using message = 'It is being printed', hint = 'printed';
  end if;
  update public.submissions
    set status = p_decision, lane = 'person', reasons = p_reasons, answer = btrim(p_answer), reviewer = (select auth.uid()),
      taken_at = null, decided_at = private.now(), rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.note_submission(v_row, p_decision, 'staff');
  perform private.remember_refused_art(v_row);
  if p_decision = 'rejected' then
    update public.design_versions set share_token_hash = null where id = v_row.version_id and share_token_hash is not null;
  end if;
  foreach v_order_id in array v_orders loop
    perform private.record_order_event(v_order_id, 'art_decided', null, null, 'admin', '', jsonb_build_object('decision', p_decision));
    if p_decision <> 'approved' or private.art_hold_of(v_order_id) is null then
      perform private.queue_message('art_decided', v_order_id, jsonb_build_object('submission_id', p_id, 'rev', v_row.rev));
    end if;
  end loop;
  insert into public.outbox (topic, user_id, data)
    select 'submission_decided', v.user_id, jsonb_build_object('submission_id', p_id, 'rev', v_row.rev)
    from public.design_versions v
    where v.id = v_row.version_id and v.user_id is not null
      and not exists (select from public.orders where id = any (v_orders) and user_id = v.user_id);
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_decision';
end $$;

-- Whether nobody need look at it: text and the shop's own drawings without a fault, the shop lets them pass, and neither the design
-- nor its words were refused before.
create or replace function private.passes_by_rule(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.is_plain and private.setting('art_passes_by_rule') is not distinct from 'yes'
    and not exists (select from private.refused_words where key in (p_version.sha256, p_version.words_key))
    and not exists (
      select from public.design_versions other
      where other.design_id = p_version.design_id and private.is_art_refused(other.id)
    )
$$;

-- Keeps the fingerprints and the words of a refused submission, and forgets them when it is refused no more. The caller holds its lock.
create or replace function private.remember_refused_art(p_submission public.submissions) returns void
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

-- Sends the designs of a confirmed order to be looked at; what was approved before stays so. Plain ones are approved by rule, when
-- the shop lets them; what takes the place of refused art is for a person (p_may_pass). Of what was refused before the order was confirmed its buyer hears now. The caller holds the order's lock.
drop function private.submit_order_art;
create function private.submit_order_art(p_order_id uuid, p_may_pass boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  for v_row in
    insert into public.submissions (version_id, design_id, source, status, lane, submitted_at, decided_at)
      select v.id, v.design_id, 'order', lane.status, lane.name, private.now(), case lane.status when 'approved' then private.now() end
      from public.design_versions v
      cross join lateral (
        select case when passes then 'auto' else 'person' end as name, case when passes then 'approved' else 'submitted' end as status
        from (select p_may_pass and private.passes_by_rule(v) as passes) as rule
      ) as lane
      where v.id in (select design_version_id from public.order_items where order_id = p_order_id)
      order by v.id
      on conflict (version_id) do update
        set status = excluded.status, lane = excluded.lane, submitted_at = private.now(), decided_at = excluded.decided_at,
          rev = submissions.rev + 1
        where submissions.status in ('draft', 'withdrawn', 'archived') and submissions.decided_at is null
      returning *
  loop
    perform private.note_submission(v_row, 'submitted', 'order');
    if v_row.status = 'approved' then
      perform private.note_submission(v_row, 'approved', 'rule');
    end if;
  end loop;
  perform private.queue_message('art_decided', p_order_id, jsonb_build_object('submission_id', s.id, 'rev', s.rev))
    from public.submissions s
    where s.version_id in (select design_version_id from public.order_items where order_id = p_order_id)
      and private.is_art_refused(s.version_id);
end $$;

-- Prints another version in place of one that was refused: of the same cut and colour, at the price that the order has. The order's buyer
-- must have been shown it; the new version must be theirs to order. PT404 no_item; PT409 moved_meanwhile | not_refused |
-- no_design: not theirs, not agreed to, or refused itself | other_garment | costs_more | in_order: it is printed for this order already.
create or replace function public.replace_order_design(
  p_order_id uuid, p_old_version uuid, p_new_version uuid, p_user_id uuid, p_key_hash text
) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_pieces bigint;
  v_old_id uuid;
begin
  perform private.lock_submissions(array(
    select design_version_id from public.order_items where order_id = p_order_id and design_version_id is not null
  ) || p_new_version);
  select sum(quantity) into v_pieces from public.order_items where order_id = p_order_id and design_version_id = p_old_version;
  if v_pieces is null then
    -- A press that came twice.
    if exists (select from public.order_items where order_id = p_order_id and design_version_id = p_new_version) then
      return;
    end if;
    raise sqlstate 'PT404' using message = 'This design is not in the order', hint = 'no_item';
  elsif v_order.status <> 'Confirmed' then
    raise sqlstate 'PT409' using message = 'The order has gone on meanwhile', hint = 'moved_meanwhile';
  elsif not private.is_art_refused(p_old_version) then
    raise sqlstate 'PT409' using message = 'Nobody asked for a change of this design', hint = 'not_refused';
  elsif not private.may_order_design(p_new_version, p_user_id, p_key_hash) or private.is_art_refused(p_new_version) or not exists (
    select from public.design_versions where id = p_new_version and rights_accepted_at is not null
  ) then
    raise sqlstate 'PT409' using message = 'This design can not be printed', hint = 'no_design';
  elsif exists (
    select from public.order_items i join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order_id and i.design_version_id = p_old_version and not private.is_printable_on(p_new_version, v)
  ) then
    raise sqlstate 'PT409' using message = 'The order is of another cut or colour', hint = 'other_garment';
  elsif exists (
    select from public.order_items i
    where i.order_id = p_order_id and i.design_version_id = p_old_version
      and private.list_price_of(i.variant_id, p_new_version, v_pieces) > private.list_price_of(i.variant_id, p_old_version, v_pieces)
  ) then
    raise sqlstate 'PT409' using message = 'A larger print costs more than was ordered', hint = 'costs_more';
  elsif exists (
    select from public.order_items i join public.order_items other using (order_id, variant_id)
    where order_id = p_order_id and i.design_version_id = p_old_version and other.design_version_id = p_new_version
  ) then
    raise sqlstate 'PT409' using message = 'The order has this design on the same tee', hint = 'in_order';
  end if;
  update public.order_items i
    set design_version_id = d.id, title = private.custom_title(p.name, d.name), image_url = private.design_picture(d.id)
    from public.design_versions d, public.products p
    where i.order_id = p_order_id and i.design_version_id = p_old_version and d.id = p_new_version and p.id = i.product_id;
  perform private.record_order_event(p_order_id, 'art_changed', null, null, 'customer');
  perform private.submit_order_art(p_order_id, false);
  -- The design of somebody else stays with its maker, who has heard of the refusal too.
  select s.id into v_old_id from public.submissions s join public.design_versions old on old.id = s.version_id
    join public.design_versions new on new.id = p_new_version
    where old.id = p_old_version and (old.user_id = new.user_id or old.browser_key_hash = new.browser_key_hash);
  update public.submissions set follows = v_old_id where version_id = p_new_version and follows is null;
  perform private.put_submission_away(v_old_id);
end $$;
