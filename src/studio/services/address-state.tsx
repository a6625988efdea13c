import { Alert } from "antd";
import { useStudio } from "../studio-host.ts";

interface AddressStateProps {
  /** The environment variable of the server that holds the address. */
  variable: string;
  isAddressed: boolean;
  /** Where the document says that the service is, if it is known. */
  address: string | null;
}

/** Whether the server knows where an imported service is; else what is to be set. */
export function AddressState({ variable, isAddressed, address }: AddressStateProps) {
  const { text } = useStudio();
  if (isAddressed) {
    return (
      <Alert type="success" showIcon title={text("studio.services.addressSet", { variable })} />
    );
  }
  const origin = address && /^https?:/.test(address) ? new URL(address).origin : "https://…";
  return (
    <Alert
      type="warning"
      showIcon
      title={text("studio.services.addressMissing", { variable })}
      description={<code>{`${variable}=${origin}`}</code>}
    />
  );
}
