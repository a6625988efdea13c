import { Alert, Skeleton } from "antd";

/** What is shown in place of something that is being read, or could not be. */
export function NotRead({ error }: { error: Error | null }) {
  if (error) return <Alert type="error" showIcon title={error.message} />;
  return <Skeleton active paragraph={{ rows: 3 }} title={false} />;
}
