import { Alert } from "antd";

/** The message that signing in with the provider has failed. */
export function OpenIdFailure({ message }: { message: string }) {
  return <Alert type="error" showIcon role="alert" title={message} />;
}
