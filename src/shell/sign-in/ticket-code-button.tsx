import { Button, Form } from "antd";
import { useEffect, useState } from "react";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";

/** Seconds before another code may be asked for. */
const pause = 60;

/** Asks for the code that is sent to the mobile of the form around it. */
export function TicketCodeButton() {
  const text = useTexts();
  const { wire } = useApplication();
  const form = Form.useFormInstance();
  const [rest, setRest] = useState(0);
  useEffect(() => {
    if (rest === 0) return undefined;
    const timer = setTimeout(() => setRest(rest - 1), 1000);
    return () => clearTimeout(timer);
  }, [rest]);

  const send = async (): Promise<void> => {
    try {
      const { mobile }: { mobile: string } = await form.validateFields(["mobile"]);
      setRest(pause);
      await wire.call("ticket.code", { mobile: mobile.trim() });
    } catch {
      // The form or the wire has said why.
      setRest(0);
    }
  };

  return (
    <Button disabled={rest > 0} onClick={() => void send()}>
      {rest > 0 ? text("register.sendAgainIn", { seconds: rest }) : text("register.sendCode")}
    </Button>
  );
}
