import { Alert } from "antd";
import { useMayCall, useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";

interface LinkedFromProps {
  path: string;
  /** The page's new source; omitted if the page is deleted. */
  source?: string;
}

/** The pages whose links would no longer fit the page; nothing is drawn if there are none. */
export function LinkedFrom({ path, source }: LinkedFromProps) {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const asked = { path, ...(source !== undefined && { source }) };
  const { data } = useReading("page.check", asked, mayCall("page.check"));
  const pages = data?.linkedFrom ?? [];
  if (pages.length === 0) return null;
  const values = { count: pages.length, pages };
  return <Alert type="warning" showIcon title={text("studio.versions.linkedFrom", values)} />;
}
