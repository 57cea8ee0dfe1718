-- The referral program: the link that an order came through, the tees that count, and the free T-shirts earned.
create table private.referrers (
  referrer_id uuid primary key references auth.users (id) on delete cascade,
  blocked_at timestamptz,
  block_reason text not null default '' check (char_length(block_reason) <= 400),
  rev int not null default 0 check (rev >= 0),
  orders int not null default 0 check (orders >= 0),
  first_orders int not null default 0 check (first_orders >= 0),
  sales numeric(12, 2) not null default 0 check (sales >= 0),
  tees int not null default 0 check (tees >= 0),
  held int not null default 0 check (held >= 0),
  refused int not null default 0 check (refused >= 0),
  risk int not null default 0 check (risk >= 0),
  rewards int not null default 0 check (rewards >= 0),
  used int not null default 0 check (used >= 0),
  cost numeric(12, 2) not null default 0 check (cost >= 0),
  words text not null default '',
  created_at timestamptz not null default private.now(),
  constraint referrers_block_reason_given check ((blocked_at is null) = (block_reason = ''))
);
comment on table private.referrers is 'Who brought an order by their link. Its figures are summed up when something changes; the row is the lock of its rewards';
comment on column private.referrers.rev is 'Counts the decisions of staff';
comment on column private.referrers.orders is 'Through the link, sold, and not their own';
comment on column private.referrers.cost is 'What the used rewards took off';
create index referrers_newest on private.referrers (created_at desc, referrer_id);
create index referrers_orders on private.referrers (orders desc, referrer_id);
create index referrers_cost on private.referrers (cost desc, referrer_id);
create index referrers_risk on private.referrers (risk desc, referrer_id);
create index referrers_on_hold on private.referrers (created_at desc, referrer_id) where held > 0;
create index referrers_blocked on private.referrers (created_at desc, referrer_id) where blocked_at is not null;
create index referrers_words on private.referrers using gin (words extensions.gin_trgm_ops);
alter table private.referrers enable row level security;

create table private.referrals (
  order_id uuid primary key references public.orders (id) on delete cascade,
  referrer_id uuid not null references private.referrers (referrer_id) on delete cascade,
  state text not null check (state in ('counts', 'held', 'refused', 'released')),
  refusal text check (refusal in ('own_account', 'own_email', 'own_phone', 'own_address', 'own_device')),
  signals text[] not null default '{}' check (
    signals <@ array['network', 'pincode', 'shared_device', 'shared_phone', 'shared_address', 'many_orders', 'each_other']
  ),
  tees int not null default 0 check (tees >= 0),
  is_first_order boolean not null,
  browser_key_hash text,
  visitor text,
  address_key text,
  created_at timestamptz not null default private.now(),
  constraint referrals_refused_for check (state <> 'refused' or refusal is not null)
);
comment on table private.referrals is 'Orders that came through a link';
comment on column private.referrals.state is 'released: staff let it count whatever was found; held: it counts when staff say so';
comment on column private.referrals.tees is 'T-shirts that count, as they were counted last';
comment on column private.referrals.visitor is 'A keyed hash of the network; forgotten with its two neighbours after 90 days';
create index referrals_referrer on private.referrals (referrer_id, created_at desc);
create index referrals_traces on private.referrals (created_at) where address_key is not null;
alter table private.referrals enable row level security;

create table private.referral_rewards (
  referrer_id uuid not null references private.referrers (referrer_id) on delete cascade,
  number int not null check (number > 0),
  tees int not null check (tees > 0),
  coupon_id bigint unique references public.coupons (id) on delete set null,
  created_at timestamptz not null default private.now(),
  primary key (referrer_id, number)
);
comment on table private.referral_rewards is 'Free T-shirts, each a code of its owner';
comment on column private.referral_rewards.tees is 'How many T-shirts it was given for';
alter table private.referral_rewards enable row level security;

create table private.referral_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  browser_key_hash text not null,
  visitor text,
  seen_at timestamptz not null default private.now(),
  primary key (user_id, browser_key_hash)
);
comment on table private.referral_devices is 'Browsers in which a referrer ordered or opened their link, for 90 days';
create index referral_devices_seen on private.referral_devices (seen_at);
alter table private.referral_devices enable row level security;

create table private.referral_changes (
  id bigint generated always as identity primary key,
  referrer_id uuid not null
);
comment on table private.referral_changes is 'Whose figures are to be counted again';
create index referral_changes_referrer on private.referral_changes (referrer_id);
alter table private.referral_changes enable row level security;
