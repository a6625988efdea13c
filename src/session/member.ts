import { readFlag } from "../catalogue/flag.ts";
import { byRoleFlag, type RoleFlags } from "../catalogue/role-flags.ts";
import { fieldsOf, textFrom } from "../catalogue/schema/record.ts";

/** The signed-in member (specification section 3, session state). */
export interface SignedInMember {
  /** The id as the service sends it; it is opaque, and a number beyond 2^53 may arrive as text. */
  id: number | string;
  username: string;
  fullname: string;
  mobile: string;
  /** The address of the avatar, or of the fallback avatar if the member has none. */
  avatar: string;
  thumb: string;
  ext: string;
  remarks: string;
  lastLoginTime: string;
  lastLoginIp: string;
  openId: string;
  todoCount: number;
}

/** The role flags of a visitor who is not signed in, which are all false. */
export const noRoles: RoleFlags = byRoleFlag(() => false);

/** The avatar for members without one (specification section 3), a file of the shell. */
export const fallbackAvatar = "/avatar.svg";

/** The member in a user-info response, or `null` if the response is empty. */
export function readMember(data: unknown): SignedInMember | null {
  const fields = fieldsOf(data);
  const username = textOf(fields.username);
  const { id } = fields;
  if (username === "" || (typeof id !== "number" && typeof id !== "string") || id === "")
    return null;
  const thumb = textOf(fields.thumb);
  return {
    id,
    username,
    fullname: textOf(fields.fullname),
    mobile: textOf(fields.mobile),
    avatar: thumb || fallbackAvatar,
    thumb,
    ext: textOf(fields.ext),
    remarks: textOf(fields.remarks),
    lastLoginTime: textOf(fields.lastLoginTime),
    lastLoginIp: textOf(fields.lastLoginIp),
    openId: textOf(fields.openId),
    todoCount: Number(fields.todoCount) || 0,
  };
}

/** The role flags in a role-group response, or `null` if the response is empty. */
export function readRoles(data: unknown): RoleFlags | null {
  const fields = fieldsOf(data);
  if (Object.keys(fields).length === 0) return null;
  return byRoleFlag((_, flag) => readFlag(fields[flag]) === true);
}

function textOf(value: unknown): string {
  return textFrom(value) ?? "";
}
