import { Skeleton } from "antd";
import { useTexts } from "../language/texts.ts";

/** The placeholder of a page, or of a studio screen, while it loads. */
export function LoadingPage() {
  return (
    <div role="status" aria-label={useTexts()("common.loading")}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
