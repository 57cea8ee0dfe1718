-- Designs on the home page, with the permission of their designers.
alter table public.submissions
  add column gallery text check (gallery in ('asked', 'shown', 'declined')),
  add column gallery_shows_name boolean not null default false,
  add column gallery_may_remix boolean not null default false,
  add column gallery_allowed_at timestamptz;
comment on column public.submissions.gallery is 'Null without its designer''s permission to show it on the home page; staff choose what is shown';
comment on column public.submissions.gallery_shows_name is 'Its designer''s first name may be shown';
comment on column public.submissions.gallery_may_remix is 'Others may start from a copy of it while it is shown';
create index submissions_gallery on public.submissions (gallery, submitted_at, id) where gallery is not null;

alter table public.submission_events drop constraint submission_events_type_check, add constraint submission_events_type_check check (type in (
  'submitted', 'taken', 'put_back', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'archived', 'published', 'shown', 'hidden'
));
