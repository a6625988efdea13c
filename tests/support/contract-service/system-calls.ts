import {
  numberIn,
  numbersIn,
  type ReceivedCall,
  type ReceivedFile,
  Refusal,
  type Reply,
  type Responder,
  textIn,
} from "./exchange.ts";
import { menuCalls } from "./menu-calls.ts";
import type { Organisation, StoredMember } from "./organisation.ts";
import type { Shape } from "./shape.ts";

/** The text that this back end's captcha always shows. */
export const captchaText = "7K2M";

/** Uploaded files, by the path at which they are served. */
export type Uploads = Map<string, ReceivedFile>;

/** This back end's code for success in the system area (specification section 8). */
const success = 20000;

function ok(data?: unknown): Reply {
  return { code: success, text: "success", ...(data === undefined ? {} : { data }) };
}

/** The calls of the system service by path, all of them POST (specification section 7). */
export function systemCalls(
  all: Organisation,
  uploads: Uploads,
  shape: Shape,
): Record<string, Responder> {
  const sessions = new Map<string, number>();
  const signedIn = ({ headers }: ReceivedCall): StoredMember => {
    const id = sessions.get(headers["x-access-token"] ?? "");
    const member = all.members.find((candidate) => candidate.id === id);
    if (!member) throw new Refusal(50008, "Illegal token");
    return member;
  };
  const guarded: Record<string, Responder> = {
    ...sessionCalls(sessions, signedIn),
    ...memberCalls(all),
    ...menuCalls(ok, (call) => signedIn(call).role),
    ...uploadCalls(uploads, shape),
    "/api/dict/getList": ({ body }) =>
      dictionary(shape.hasDictionaries ? textIn(body.dictType) : ""),
  };
  const open: Record<string, Responder> = {
    "/api/login/login": ({ body }) => signIn(all, sessions, body),
    "/api/login/code": captcha,
    "/api/login/register": () => ok(),
    "/api/ticket/code": () => ok(),
    // The specification's log-out sends the token in its body; an expired token is no error.
    "/api/login/logout": ({ body }) => {
      sessions.delete(textIn(body.token));
      return ok();
    },
  };
  for (const [path, respond] of Object.entries(guarded)) {
    open[path] = (call) => {
      signedIn(call);
      return respond(call);
    };
  }
  return open;
}

function signIn(
  all: Organisation,
  sessions: Map<string, number>,
  body: ReceivedCall["body"],
): Reply {
  const member = all.members.find(({ username }) => username === body.username);
  if (!member || member.password !== body.password) {
    throw new Refusal(60204, "Account and password are incorrect.");
  }
  const code = textIn(body.code);
  if (code !== "" && code.toUpperCase() !== captchaText) throw new Refusal(1001, "Wrong captcha.");
  const token = `contract-${member.id}-${Math.random().toString(36).slice(2)}`;
  sessions.set(token, member.id);
  return ok({ token, expires: 7200 });
}

/** The captcha is raw SVG mark-up, as a common captcha package returns it. */
function captcha({ query, body }: ReceivedCall): Reply {
  if (!(Number(query.code) < 10_000)) throw new Refusal(1002, "code is missing");
  const { width, height, length } = body;
  if (width !== 130 || height !== 52 || length !== 4) throw new Refusal(1002, "130 by 52, 4");
  const text = `<text x="20" y="34" font-size="24">${captchaText}</text>`;
  return ok(`<svg xmlns="http://www.w3.org/2000/svg" width="130" height="52">${text}</svg>`);
}

function sessionCalls(
  sessions: ReadonlyMap<string, number>,
  signedIn: (call: ReceivedCall) => StoredMember,
): Record<string, Responder> {
  const named = (call: ReceivedCall): StoredMember => {
    if (!sessions.has(textIn(call.body.token))) throw new Refusal(50008, "Illegal token");
    return signedIn(call);
  };
  return {
    // The member has no to-do count, but an openid, so that calls outside /api/ carry it.
    "/api/member/userInfo": (call) => {
      const member = named(call);
      const last = { lastLoginTime: "2025-03-04 09:30:00", lastLoginIp: "10.0.0.7" };
      return ok({ ...memberRow(member), ...last, openId: `open-${member.id}` });
    },
    "/api/member/getRoleGroup": (call) => {
      const { role } = named(call);
      const flags = ["isAdmin", "isSuperAdministrators", "isAdministrators"];
      const others = ["isAreaManager", "isComprehensive", "isCustomerRole"];
      const entries = [...flags, ...others].map((flag) => [flag, flag === role ? "1" : "0"]);
      return ok(Object.fromEntries(entries));
    },
  };
}

/** The fields of a member in a response: without roles or status, and without empty fields. */
function memberRow({ password, role, ...member }: StoredMember): Record<string, unknown> {
  return { ...member, deptCode: "HQ" };
}

function memberCalls(all: Organisation): Record<string, Responder> {
  const found = (value: unknown): StoredMember => {
    const member = all.members.find(({ id }) => id === numberIn(value));
    if (!member) throw new Refusal(404, "There is no such member.");
    return member;
  };
  const change = (member: StoredMember, body: ReceivedCall["body"]): void => {
    const optional = (name: "thumb" | "ext" | "remarks") =>
      body[name] === undefined ? member[name] : textIn(body[name]) || null;
    Object.assign(member, {
      fullname: textIn(body.fullname) || member.fullname,
      mobile: body.mobile === undefined ? member.mobile : textIn(body.mobile),
      thumb: optional("thumb"),
      ext: optional("ext"),
      remarks: optional("remarks"),
    });
  };
  return {
    "/api/member/getList": ({ body }) => ok(memberPage(all, body)),
    "/api/member/getOne": ({ body }) => ok(memberRow(found(body.id))),
    "/api/member/getOneWithRole": ({ body }) => {
      const member = found(body.id);
      return ok({ ...memberRow(member), roles: [roleNames[member.role]] });
    },
    "/api/member/add": ({ body }) => {
      all.nextId += 1;
      const username = textIn(body.username);
      if (all.members.some((member) => member.username === username)) {
        throw new Refusal(409, "This username is taken.");
      }
      const empty = { thumb: null, ext: null, remarks: null, role: "isCustomerRole" };
      const named = { username, fullname: textIn(body.fullname), mobile: textIn(body.mobile) };
      const member = { id: all.nextId, ...named, ...empty, password: textIn(body.password) };
      change(member, body);
      all.members.push(member);
      return ok();
    },
    "/api/member/update": ({ body }) => {
      change(found(body.id), body);
      return ok();
    },
    "/api/member/del": ({ body }) => {
      const gone = numbersIn(body.ids ?? [body.id]).map(found);
      all.members = all.members.filter((member) => !gone.includes(member));
      return ok();
    },
    "/api/member/updatePwd": ({ body }) => {
      if (body.password !== body.rePassword) throw new Refusal(1003, "The passwords differ.");
      found(body.id).password = textIn(body.password);
      return ok();
    },
    "/api/memberRole/add": () => ok(),
    "/api/memberRole/updateRole": ({ body }) => {
      const [role = ""] = Array.isArray(body.roles) ? body.roles : [];
      const flag = Object.entries(roleNames).find(([, name]) => name === role)?.[0];
      if (flag) found(body.memberId).role = flag;
      return ok();
    },
  };
}

const roleNames: Readonly<Record<string, string>> = {
  isSuperAdministrators: "superAdministrator",
  isAdmin: "admin",
  isAdministrators: "administrator",
  isAreaManager: "areaManager",
  isComprehensive: "comprehensive",
  isCustomerRole: "customer",
};

function memberPage(all: Organisation, body: ReceivedCall["body"]): unknown {
  const current = Number(body.current ?? 1);
  const size = Number(body.size ?? 20);
  const rows = all.members.filter((member) =>
    (["username", "fullname", "mobile"] as const).every((name) =>
      member[name].toLowerCase().includes(textIn(body[name]).toLowerCase()),
    ),
  );
  const records = rows.slice((current - 1) * size, current * size).map(memberRow);
  return { records, total: rows.length, current, size, pages: Math.ceil(rows.length / size) };
}

/**
 * The response for menu entries has code 0; no other call of this service does (specification
 * section 3).
 */
function dictionary(dictType: string): Reply {
  const entry = (dictValue: string, dictLabel: string) => ({ dictValue, dictLabel, dictSort: 1 });
  const entries: Readonly<Record<string, unknown>> = {
    common_status: [entry("1", "In use"), entry("0", "Out of use")],
    member_status: [entry("1", "Active"), entry("0", "Disabled")],
    menu_type: [entry("0", "Folder"), entry("1", "Page"), entry("2", "Permission")],
    role: Object.values(roleNames).map((name) => entry(name, name)),
  };
  return { code: 0, text: "success", data: entries[dictType] ?? [] };
}

function uploadCalls(uploads: Uploads, { uploadSlash }: Shape): Record<string, Responder> {
  const keep: Responder = ({ body, files, headers }) => {
    const [file] = files;
    if (!file || textIn(body.token) === "" || !headers["x-environment"]) {
      throw new Refusal(1004, "The file, the token or the environment is missing.");
    }
    const url = `/upload/2025/${uploads.size + 1}-${encodeURIComponent(file.name)}`;
    uploads.set(url, file);
    return ok({ url: uploadSlash ? url : url.slice(1), witchField: textIn(body.witchField) });
  };
  return { "/api/upload/image": keep, "/api/upload/anyFile": keep };
}
