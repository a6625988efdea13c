import { InputNumber, type InputNumberProps } from "antd";

/** The number input of a search field, which keeps all digits that are typed. */
export function NumberInput(props: InputNumberProps<number | string>) {
  return <InputNumber<number | string> stringMode style={{ width: "100%" }} {...props} />;
}
