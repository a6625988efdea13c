import { statements } from "./statements.ts";

/** Creates the tables of `tables/platform.ts`. */
export const platform = statements(`
create table member (
  id serial primary key,
  username text not null,
  fullname text not null,
  mobile text not null default '',
  thumb text not null default '',
  ext text not null default '',
  remarks text not null default '',
  status integer not null default 1 check (status in (0, 1, 2)),
  password_hash text not null,
  open_id text not null default '',
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  last_login_time timestamptz,
  last_login_ip text
);
create unique index member_username on member (lower(username));

create table member_role (
  member_id integer not null references member on delete cascade,
  role text not null,
  constraint member_role_key primary key (member_id, role)
);

create table session (
  id serial primary key,
  token_hash text not null unique,
  member_id integer not null references member on delete cascade,
  create_time timestamptz not null,
  last_used_time timestamptz not null,
  expire_time timestamptz not null,
  ended_reason text,
  ip text not null default '',
  user_agent text not null default ''
);
create index session_member on session (member_id);
create index session_expire on session (expire_time);

create table captcha (
  key_hash text primary key,
  answer text not null,
  expire_time timestamptz not null
);
create index captcha_expire on captcha (expire_time);

create table login_attempt (
  key text primary key,
  failures integer not null,
  last_time timestamptz not null,
  blocked_until timestamptz not null
);

create table registration_code (
  mobile text primary key,
  code_hash text not null,
  failures integer not null default 0,
  create_time timestamptz not null,
  expire_time timestamptz not null
);

create table outbox (
  id serial primary key,
  mobile text not null,
  content text not null,
  create_time timestamptz not null default now(),
  sent_time timestamptz
);

create table page_draft (
  path text primary key,
  source text not null,
  revision integer not null,
  author_id integer references member on delete set null,
  author text not null,
  update_time timestamptz not null default now()
);

create table page_version (
  path text not null,
  version integer not null,
  source text not null,
  author_id integer references member on delete set null,
  author text not null,
  note text not null default '',
  create_time timestamptz not null default now(),
  constraint page_version_key primary key (path, version)
);

create table upload (
  name text primary key,
  content bytea not null,
  content_type text not null,
  is_image boolean not null,
  original_name text not null,
  size integer not null,
  member_id integer references member on delete set null,
  create_time timestamptz not null default now()
);

create table idempotency_answer (
  owner text not null,
  key text not null,
  operation_id text not null,
  request_hash text not null,
  envelope jsonb not null,
  etag text,
  create_time timestamptz not null default now(),
  constraint idempotency_answer_key primary key (owner, key)
);

create table setting (
  name text primary key,
  value text not null
);

create table audit_log (
  id serial primary key,
  create_time timestamptz not null default now(),
  member_id integer,
  operation_id text not null,
  code integer not null,
  ip text not null,
  detail text not null default ''
)`);
