import { Alert } from "antd";
import { useMayCall, useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";

interface LinkedFromProps {
  path: string;
  /** The page's new source; omitted if the page is deleted. */
  source?: string;
}

/** The pages and menu entries whose links would no longer work; nothing is drawn without any. */
export function LinkedFrom({ path, source }: LinkedFromProps) {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const asked = { path, ...(source !== undefined && { source }) };
  const { data } = useReading("page.check", asked, mayCall("page.check"));
  const { linkedFrom: pages = [], usedIn: names = [] } = data ?? {};
  const told = [
    names.length > 0 && text("studio.versions.inMenu", { names }),
    pages.length > 0 && text("studio.versions.linkedFrom", { count: pages.length, pages }),
  ];
  return told.map((title) => title && <Alert key={title} type="warning" showIcon title={title} />);
}
