import { Button, Form, Input, type InputRef } from "antd";
import { useRef, useState } from "react";
import { MovableModal } from "../../ui/movable/movable-modal.tsx";
import { quietly } from "../../wire/wire.ts";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { Themed } from "../theme/themed.tsx";
import styles from "./entrance.module.css";
import { openIdAddress } from "./openid-address.ts";
import type { AnswerAgain } from "./sign-in-again.ts";

/** The dialog that asks for the password, or for a new sign-in at the provider. */
export function SignInAgainDialog({ answer }: { answer: AnswerAgain }) {
  return (
    <Themed>
      <Question answer={answer} />
    </Themed>
  );
}

function Question({ answer }: { answer: AnswerAgain }) {
  const text = useTexts();
  const application = useApplication();
  const { wire, config } = application;
  const field = useRef<InputRef>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const goOn = async ({ password = "" }: { password?: string }): Promise<void> => {
    setIsBusy(true);
    try {
      if (password !== "") await wire.call("login.confirm", { password }, quietly);
      answer(true);
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : String(failure));
      setIsBusy(false);
    }
  };
  // A user who has signed in at the provider meanwhile needs no password.
  const isNeeded = config.openId === "";
  return (
    <MovableModal
      title={text("signInAgain.title")}
      width={440}
      onClose={() => answer(false)}
      onOpened={() => field.current?.focus()}
    >
      <p>{text("signInAgain.why")}</p>
      <Form layout="vertical" requiredMark={false} onFinish={goOn}>
        <Form.Item
          name="password"
          label={text("member.password")}
          rules={[{ required: isNeeded, message: text("signIn.noPassword") }]}
          {...(fault !== "" && { help: fault, validateStatus: "error" })}
        >
          <Input.Password ref={field} autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {text("signInAgain.goOn")}
        </Button>
      </Form>
      {!isNeeded && (
        <div className={styles.beside}>
          <Button block target="_blank" href={`${openIdAddress(application)}?again=1`}>
            {text("signInAgain.afterwards", { name: config.openId })}
          </Button>
        </div>
      )}
    </MovableModal>
  );
}
