import type { HandlerContext } from "../call/handler.ts";

/** Every page that ships as a file, with its source. */
export async function readShipped({
  services,
}: HandlerContext): Promise<{ path: string; source: string }[]> {
  const paths = await services.pages.list();
  const sources = await Promise.all(paths.map((path) => services.pages.read(path)));
  return paths.flatMap((path, index) => {
    const source = sources[index] ?? null;
    return source === null ? [] : [{ path, source }];
  });
}

/** The newest version of every page that was ever published or deleted. */
export function readNewestVersions({ db }: HandlerContext) {
  return db
    .selectFrom("pageVersion")
    .distinctOn("path")
    .select(["path", "version", "source", "change", "author", "createTime"])
    .orderBy("path")
    .orderBy("version", "desc")
    .execute();
}

/** Every draft. */
export function readDrafts({ db }: HandlerContext) {
  return db
    .selectFrom("pageDraft")
    .select(["path", "source", "revision", "author", "updateTime"])
    .execute();
}
