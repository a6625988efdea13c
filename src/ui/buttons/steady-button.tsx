import { Button, type ButtonProps } from "antd";
import styles from "./steady-button.module.css";

interface SteadyButtonProps extends Omit<ButtonProps, "disabled" | "className"> {
  /** Whether the button does nothing for now. */
  isOff: boolean;
}

/**
 * A button whose own press may leave it nothing to do, as the last page does to “Next page”. It is
 * not disabled then, since a disabled element loses the focus.
 */
export function SteadyButton({ isOff, onClick, ...button }: SteadyButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isOff}
      className={isOff ? styles.off : undefined}
      onClick={isOff ? undefined : onClick}
    />
  );
}
