/**
 * Sends a call with the entity tag of its record, and again with the tag as the service has made it
 * where that is refused: a proxy that compresses an answer changes its tag, as nginx makes `"a"` to
 * `W/"a"` and Apache to `"a-gzip"`, which the service then takes for that of another version.
 */
export async function sendIfMatch<Answer extends { response: { status: number } }>(
  tag: string | undefined,
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  if (tag === undefined) return await send({});
  const answer = await send({ "If-Match": tag });
  const made = tag.replace(/^W\//, "").replace(/[-;:]+(gzip|br|deflate|zstd)"$/, '"');
  return answer.response.status === 412 && made !== tag ? await send({ "If-Match": made }) : answer;
}
