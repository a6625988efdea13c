import { statements } from "./statements.ts";

/** Creates the table of members' identities at OpenID Connect providers. */
export const memberIdentities = statements(`
create table member_identity (
  issuer text not null,
  subject text not null,
  member_id integer not null references member (id) on delete cascade,
  primary key (issuer, subject)
);
create index member_identity_member on member_identity (member_id)`);
