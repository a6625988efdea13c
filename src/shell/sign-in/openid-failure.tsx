import { Alert } from "antd";
import { Themed } from "../theme/themed.tsx";

/** The message that signing in with the provider has failed. */
export function OpenIdFailure({ message }: { message: string }) {
  return (
    <Themed>
      <Alert type="error" showIcon role="alert" title={message} />
    </Themed>
  );
}
