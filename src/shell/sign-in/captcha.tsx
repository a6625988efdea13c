import { ReloadOutlined } from "@ant-design/icons";
import { useEffect, useReducer, useState } from "react";
import { useApplication } from "../application.ts";
import { text as textNow, useTexts } from "../language/texts.ts";
import styles from "./captcha.module.css";
import { captchaImage } from "./captcha-image.ts";

/** The captcha's size and length (specification section 9). */
const width = 130;
const height = 52;
const length = 4;

/** The image of a captcha, and a function that requests another one. */
export function useCaptcha(isNeeded: boolean): { image: string | null; refresh: () => void } {
  const { wire, feedback } = useApplication();
  const [image, setImage] = useState<string | null>(null);
  const [time, refresh] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLast = true;
    // Of several requests only the last one's response is shown, in whatever order the responses
    // come.
    const show = (found: string | null): void => {
      if (isLast) setImage(found);
    };
    // Every change of `time` requests another captcha.
    void time;
    const code = Math.floor(Math.random() * 10_000);
    wire.call("login.code", { code, width, height, length }, { loading: "no" }).then(
      ({ data }) => {
        const found = captchaImage(data);
        show(found);
        if (!found) feedback.error(textNow("signIn.noCaptcha"));
      },
      () => show(null),
    );
    return () => {
      isLast = false;
    };
  }, [isNeeded, time, wire, feedback]);
  return { image, refresh };
}

/** Shows the captcha; a click requests another one. */
export function CaptchaImage({ image, refresh }: { image: string | null; refresh: () => void }) {
  const text = useTexts();
  return (
    <button
      type="button"
      className={styles.captcha}
      aria-label={text("signIn.anotherCaptcha")}
      title={text("signIn.anotherCaptcha")}
      onClick={refresh}
    >
      {image ? (
        <img src={image} width={width} height={height} alt={text("signIn.captchaImage")} />
      ) : (
        <ReloadOutlined aria-hidden />
      )}
    </button>
  );
}
