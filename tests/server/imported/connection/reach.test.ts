import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createSend,
  operatorsReach,
  type Reach,
  refuseHost,
} from "../../../../src/server/imported/connection/reach.ts";
import { callUpstream, UpstreamFailure } from "../../../../src/server/imported/upstream.ts";
import { answerJson, type Loopback, startLoopback } from "../../../wire/loopback.ts";

let yard: Loopback;
beforeAll(async () => {
  yard = await startLoopback(answerJson({ name: "Rex" }));
});
afterAll(() => yard.close());

const nowhere: Reach = { hosts: [], networks: [] };
const here = { hosts: [], networks: ["loopback"] };
const call = { method: "get", path: "/pets", headers: {}, body: null };

/** Why a host is refused; `null` if it is allowed. */
function refusalOf(url: string, reach = nowhere) {
  try {
    refuseHost(url, reach);
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return error.message;
  }
}

describe("an address that is no public one is refused, however it is written", () => {
  it.each([
    ...["127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "0.0.0.0"],
    ...["10.0.0.1", "172.16.5.5", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1"],
    ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]", "[fe80::1]", "[fd00::1]"],
    ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001:db8::1]", "[::127.0.0.1]", "[ff02::1]"],
  ])("%s", async (host) => {
    expect(refusalOf(`http://${host}/`)).toBe("connectionFault.notListed");
  });

  it("and reached where its network is listed", () => {
    expect(refusalOf("http://2130706433/", here)).toBeNull();
    expect(refusalOf("http://[::1]/", here)).toBeNull();
    expect(refusalOf("http://10.0.0.1/", here)).toBe("connectionFault.notListed");
    expect(refusalOf("http://10.0.0.1/", { hosts: [], networks: ["10.0.0.0/24"] })).toBeNull();
  });
});

it("public hosts may be called, or those alone that are listed", () => {
  expect(refusalOf("https://api.example.com/v1")).toBeNull();
  expect(refusalOf("https://8.8.8.8/")).toBeNull();
  expect(refusalOf("https://[2606:4700::1111]/")).toBeNull();
  const listed = { hosts: ["api.example.com", "*.example.org"], networks: [] };
  expect(refusalOf("https://api.example.com/v1", listed)).toBeNull();
  expect(refusalOf("https://eu.example.org/", listed)).toBeNull();
  expect(refusalOf("https://example.org/", listed)).toBe("connectionFault.notListed");
  expect(refusalOf("https://8.8.8.8/", listed)).toBe("connectionFault.notListed");
});

it("an operator's own address leads into his networks, and to a link's only where that is listed", () => {
  const reach = operatorsReach({ hosts: ["api.example.com"], networks: [] });
  expect(refusalOf("http://127.0.0.1/", reach)).toBeNull();
  expect(refusalOf("http://10.1.2.3/", reach)).toBeNull();
  expect(refusalOf("http://169.254.169.254/", reach)).toBe("connectionFault.notListed");
});

describe("a name", () => {
  /** The service under a host name that resolves to the given addresses. */
  const namedPlace = (reach: Reach, ...addresses: string[]) => ({
    address: yard.address.replace("127.0.0.1", "yard.example.com"),
    send: createSend(reach, (_name, _options, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      ),
    ),
  });

  it("is judged by the address that it leads to when the connection is made", async () => {
    const refused = callUpstream(namedPlace(nowhere, "127.0.0.1"), call);
    await expect(refused).rejects.toMatchObject({ message: "connectionFault.notListed" });
    expect(yard.seen).toEqual([]);
    const { response } = await callUpstream(namedPlace(here, "127.0.0.1"), call);
    expect(response.status).toBe(200);
    expect(yard.seen[0]?.headers.host).toMatch(/^yard\.example\.com:/);
  });

  it("that leads to several goes to those that may be reached alone", async () => {
    const inside = namedPlace(nowhere, "169.254.169.254", "::ffff:127.0.0.1", "10.0.0.1");
    const refused = callUpstream(inside, call);
    await expect(refused).rejects.toMatchObject({ message: "connectionFault.notListed" });
    const mixed = namedPlace(here, "169.254.169.254", "127.0.0.1", "10.0.0.1");
    const { response } = await callUpstream(mixed, call);
    expect(response.status).toBe(200);
  });
});
