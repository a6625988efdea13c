import { Button } from "antd";
import { useTexts } from "./language/texts.ts";

/** The button in a message about waiting that ends the wait. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button type="link" size="small" onClick={onClick}>
      {useTexts()("common.cancel")}
    </Button>
  );
}
