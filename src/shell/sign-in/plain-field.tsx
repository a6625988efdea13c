import { EyeInvisibleOutlined, EyeOutlined } from "@ant-design/icons";
import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { useLanguagePack } from "../language/language-store.ts";
import styles from "./plain-field.module.css";

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  /** The id of the input, to which the label refers, and its name in the form. */
  id: string;
  label: string;
  icon: ReactNode;
  /** The sentence about what is wrong with the value; `null` if the value is valid. */
  fault: string | null;
  onChange(value: string): void;
  /** An element in the same line. */
  beside?: ReactNode;
  /** A control at the end of the input. */
  end?: ReactNode;
}

/** A required field that looks as antd's large one does, and is there before antd is loaded. */
export function PlainField(props: PlainFieldProps) {
  const { id, label, icon, fault, onChange, beside, end, ...input } = props;
  const faultId = `${id}-fault`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} title={label}>
        {label}
      </label>
      <div className={styles.line}>
        <span className={fault === null ? styles.control : `${styles.control} ${styles.faulty}`}>
          <span className={styles.icon}>{icon}</span>
          <input
            {...input}
            id={id}
            className={styles.input}
            aria-required
            {...(fault !== null && { "aria-invalid": true, "aria-describedby": faultId })}
            onChange={({ target }) => onChange(target.value)}
          />
          {end}
        </span>
        {beside}
      </div>
      <p id={faultId} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}

/** A field whose value is hidden until its eye is pressed. */
export function PlainPasswordField(props: Omit<PlainFieldProps, "end" | "type">) {
  const { antd } = useLanguagePack();
  const [isShown, setIsShown] = useState(false);
  const Eye = isShown ? EyeOutlined : EyeInvisibleOutlined;
  const end = (
    <button
      type="button"
      className={styles.eye}
      aria-label={isShown ? antd.global?.hide : antd.global?.show}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      <Eye aria-hidden />
    </button>
  );
  return <PlainField {...props} type={isShown ? "text" : "password"} end={end} />;
}
