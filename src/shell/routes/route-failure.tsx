import { Button, Result } from "antd";
import { useRouteError } from "react-router-dom";
import { useTexts } from "../language/texts.ts";

/** What stands where a route cannot be drawn: as where a newer version was installed meanwhile. */
export function RouteFailure() {
  const text = useTexts();
  const failure = useRouteError();
  return (
    <main>
      <Result
        status="warning"
        title={text("shell.failureTitle")}
        subTitle={failure instanceof Error ? failure.message : undefined}
        extra={
          <Button type="primary" onClick={() => window.location.reload()}>
            {text("shell.tryAgain")}
          </Button>
        }
      />
    </main>
  );
}
