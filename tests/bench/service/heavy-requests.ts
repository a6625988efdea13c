import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { groupId, users } from "./filled-database.ts";
import { openApiText, pageText } from "./large-texts.ts";
import type { MeasuredService } from "./measured-service.ts";

/** A request that might block the event loop. */
export interface HeavyRequest {
  name: string;
  /**
   * Makes the request after its preparation; only the part from `begin` on is measured. Returns the
   * envelope's code.
   */
  make(service: MeasuredService, begin: () => Promise<void>): Promise<number>;
}

const path = "bench/large-page";
const page = pageText(2_000);
const service = { name: "things", source: openApiText(1_000) };
const ids = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** A request whose body is sent unchanged. */
function sending(name: string, id: OperationId, body: string): HeavyRequest {
  return {
    name,
    make: async (service, begin) => {
      await begin();
      return await service.send(id, body, "application/json");
    },
  };
}

/** A call of the catalogue, preceded by another call where it needs one. */
function calling(
  name: string,
  id: OperationId,
  args: object,
  before?: (service: MeasuredService) => Promise<unknown>,
): HeavyRequest {
  return {
    name,
    make: async (service, begin) => {
      await before?.(service);
      await begin();
      return (await service.call(id, { ...args })).envelope.code;
    },
  };
}

function replacing(name: string, sent: readonly unknown[]): HeavyRequest {
  return sending(name, "culturalGroupUserRel.update", JSON.stringify({ groupId, ids: sent }));
}

/** Request bodies that cost more to parse than to send. */
const costlyBodies: HeavyRequest[] = [
  replacing("20,000 ids in one call", ids(20_000)),
  replacing("100,000 ids", ids(100_000)),
  replacing("49,000 ids that are texts", Array(49_000).fill("")),
  sending("1.9 MB of brackets", "culturalGroup.add", `[${"[],".repeat(650_000)}[]]`),
  sending("1.9 MB of brackets for a page", "page.check", `[${"[],".repeat(650_000)}[]]`),
  sending("9 MB of brackets", "service.check", `[${"[],".repeat(3_000_000)}[]]`),
  sending(
    "9 MB in one text",
    "service.check",
    JSON.stringify({ ...service, source: '"'.repeat(4_900_000) }),
  ),
  sending(
    "1.9 MB in one text",
    "culturalGroup.add",
    JSON.stringify({ name: "a".repeat(1_900_000) }),
  ),
];

/** An upload of the given number of bytes. */
function uploading(megabytes: number): HeavyRequest {
  const head =
    'Content-Disposition: form-data; name="file"; filename="a.bin"\r\n' +
    "Content-Type: application/octet-stream";
  const content = "an upload ".repeat((megabytes * 1024 * 1024) / 10);
  const body = `--end\r\n${head}\r\n\r\n${content}\r\n--end--\r\n`;
  return {
    name: `an upload of ${megabytes} MB`,
    make: async (service, begin) => {
      await begin();
      return await service.send("upload.anyFile", body, "multipart/form-data; boundary=end");
    },
  };
}

const captchas: HeavyRequest = {
  name: "50 captchas at once",
  make: async (service, begin) => {
    await begin();
    const size = { code: 1, width: 130, height: 52, length: 4 };
    const asked = Array.from({ length: 50 }, () => service.call("login.code", size));
    const [answer] = await Promise.all(asked);
    return answer?.envelope.code ?? 0;
  },
};

/** All requests that have been found, or are suspected, to take long. */
export const heavyRequests: HeavyRequest[] = [
  ...costlyBodies,
  calling(`a group's ${users} users`, "culturalGroupUserRel.current", { groupId }),
  calling(`a group's ${users} candidates`, "culturalGroupUserRel.candidates", { groupId }),
  calling(`all departments' ${users} users`, "pointsSysDept.getAllDeptWithUsers", {}),
  calling("a list of 500 groups", "culturalGroup.page", { size: 500 }),
  calling(`${users} averages of a month`, "task.saveMonthAvgPoints", { month: "2026-01" }),
  uploading(19),
  captchas,
  calling("a wrong password", "login.login", { username: "nobody", password: "a wrong one" }),
  calling("the list of all pages", "page.getList", {}),
  calling("the export of all pages", "page.export", {}),
  calling("the check of a page of 2,000 lines", "page.check", { path, source: page }),
  calling("the publishing of that page", "page.publish", { path }, (service) =>
    service.call("page.saveDraft", { path, source: page }),
  ),
  calling("the check of an OpenAPI document of 3.8 MB", "service.check", service),
  calling("the import of that document", "service.save", service),
  calling("the documents of imported services", "service.getDocuments", {}),
  calling("the list of imported services", "service.getList", {}),
  calling("the audit log", "audit.getList", { size: 100 }),
  calling("the recent changes", "audit.getRecent", {}),
];
