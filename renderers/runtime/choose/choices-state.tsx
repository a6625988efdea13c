import { Button } from "antd";
import { useHost } from "../page/contexts.ts";

interface ChoicesStateProps {
  isLoading: boolean;
  isFailed: boolean;
  retry(): void;
}

/** The content of an empty list of choices: loading, failed or none. */
export function ChoicesState({ isLoading, isFailed, retry }: ChoicesStateProps) {
  const { text } = useHost();
  if (isLoading) return <span role="status">{text("choose.searching")}</span>;
  if (!isFailed) return <span role="status">{text("choose.noOptions")}</span>;
  return (
    <span role="alert">
      {text("choose.optionsFailed")}{" "}
      <Button type="link" size="small" onClick={retry}>
        {text("common.retry")}
      </Button>
    </span>
  );
}
