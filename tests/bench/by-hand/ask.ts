/**
 * Makes a call of the contract and returns its data, which is assumed to be of the type asked for.
 */
export async function ask<Data>(address: string, body?: unknown): Promise<Data> {
  const response = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { data }: { data: Data } = await response.json();
  return data;
}
