alter table private.subscriptions
  add column is_paused_by_bank boolean not null default false,
  add column reminded_for timestamptz;
comment on column private.subscriptions.is_paused_by_bank is 'In the app of a bank: only there it can go on';
comment on column private.subscriptions.reminded_for is 'The charge that was announced';
create index subscription_prices_author on private.subscription_prices (author) where author is not null;
