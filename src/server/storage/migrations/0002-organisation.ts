import { statements } from "./statements.ts";

/** Creates the tables of `tables/organisation.ts`. */
export const organisation = statements(`
create table menu_node (
  id serial primary key,
  parent_id integer references menu_node,
  name text not null default '',
  title text not null,
  router_path text not null default '',
  icon text not null default '',
  component_path text not null default '',
  type_id text not null check (type_id in ('0', '1', '2')),
  step integer not null check (step >= 1),
  sort integer not null default 0,
  is_hidden boolean not null default false,
  no_cache boolean not null default false,
  affix boolean not null default false,
  status integer not null default 1 check (status in (0, 1))
);
create index menu_node_parent on menu_node (parent_id);
create index menu_node_step on menu_node (step, sort, id);

create table menu_node_role (
  menu_node_id integer not null references menu_node on delete cascade,
  role text not null,
  constraint menu_node_role_key primary key (menu_node_id, role)
);
create index menu_node_role_role on menu_node_role (role, menu_node_id);

create table dictionary_type (
  id serial primary key,
  dict_type text not null unique,
  dict_name text not null,
  status integer not null default 1 check (status in (0, 1)),
  remark text not null default ''
);

create table dictionary_entry (
  dict_type text not null references dictionary_type (dict_type) on delete cascade,
  dict_value text not null,
  dict_label text not null,
  color text,
  sort integer not null default 0,
  constraint dictionary_entry_key primary key (dict_type, dict_value)
);

create table notice (
  id serial primary key,
  title text not null,
  content text not null,
  publish_time timestamptz not null default now(),
  publisher text not null
);

create table department (
  id serial primary key,
  parent_id integer references department,
  name text not null,
  sort integer not null default 0
);
create index department_parent on department (parent_id);

create table points_user (
  id serial primary key,
  username text not null,
  fullname text not null,
  mobile text not null default '',
  department_id integer not null references department,
  points integer not null default 0,
  is_deleted boolean not null default false
);
create unique index points_user_username on points_user (lower(username));
create index points_user_department on points_user (department_id, is_deleted);

create table month_average (
  user_id integer not null references points_user on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  average double precision not null,
  constraint month_average_key primary key (user_id, month)
);

create table deduction_rule (
  id serial primary key,
  parent_id integer references deduction_rule,
  title text not null,
  points integer not null check (points >= 0),
  remark text not null default '',
  sort integer not null default 0
);
create index deduction_rule_parent on deduction_rule (parent_id, sort, id);

create table points_group (
  id serial primary key,
  kind text not null check (kind in ('cultural', 'dept')),
  name text not null,
  remark text not null default '',
  status integer not null default 1 check (status in (0, 1)),
  user_version integer not null default 0,
  department_version integer not null default 0,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now()
);
create unique index points_group_name on points_group (kind, lower(name));
create index points_group_status on points_group (kind, status, id);
create index points_group_create_time on points_group (kind, create_time, id);
create index points_group_update_time on points_group (kind, update_time, id);

create table points_group_user (
  group_id integer not null references points_group on delete cascade,
  user_id integer not null references points_user on delete cascade,
  constraint points_group_user_key primary key (group_id, user_id)
);
create index points_group_user_user on points_group_user (user_id);

create table points_group_department (
  group_id integer not null references points_group on delete cascade,
  department_id integer not null references department on delete cascade,
  constraint points_group_department_key primary key (group_id, department_id)
);
create index points_group_department_department on points_group_department (department_id)`);
