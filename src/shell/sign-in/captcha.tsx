import { ReloadOutlined } from "@ant-design/icons";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApplication } from "../application.ts";
import { text as textNow, useTexts } from "../language/texts.ts";
import styles from "./captcha.module.css";
import { captchaImage } from "./captcha-image.ts";

/** The captcha's size and length (specification section 9). */
const width = 130;
const height = 52;
const length = 4;

/** A captcha's image, and the way to another one. */
export function useCaptcha(isNeeded: boolean): { image: string | null; refresh: () => void } {
  const { wire, feedback } = useApplication();
  const [image, setImage] = useState<string | null>(null);
  const times = useRef(0);
  const refresh = useCallback(() => {
    if (!isNeeded) return;
    const code = Math.floor(Math.random() * 10_000);
    times.current += 1;
    const time = times.current;
    // Only what was asked for last serves, whichever answer comes last.
    const show = (found: string | null): void => {
      if (time === times.current) setImage(found);
    };
    wire.call("login.code", { code, width, height, length }, { loading: "no" }).then(
      ({ data }) => {
        const found = captchaImage(data);
        show(found);
        if (!found) feedback.error(textNow("signIn.noCaptcha"));
      },
      () => show(null),
    );
  }, [isNeeded, wire, feedback]);
  useEffect(refresh, [refresh]);
  return { image, refresh };
}

/** Shows the captcha; a click brings another. */
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
