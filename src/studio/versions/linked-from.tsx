import { Alert } from "antd";
import { useMayCall, useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";

interface LinkedFromProps {
  path: string;
  /** The page's new source; omitted if the page is deleted. */
  source?: string;
}

/** Which pages have links that would no longer fit a page, or nothing where none has. */
export function LinkedFrom({ path, source }: LinkedFromProps) {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const asked = { path, ...(source !== undefined && { source }) };
  const { data } = useReading("page.check", asked, mayCall("page.check"));
  const pages = data?.linkedFrom ?? [];
  if (pages.length === 0) return null;
  const values = { count: pages.length, pages: pages.join(", ") };
  return <Alert type="warning" showIcon title={text("studio.versions.linkedFrom", values)} />;
}
