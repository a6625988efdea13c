import { Alert } from "antd";
import { useStudio } from "../studio-host.ts";

interface AddressStateProps {
  /** Whether the server's environment already holds the service's address. */
  isAddressed: boolean;
}

/** Shows whether the address of a service to be imported is already known. */
export function AddressState({ isAddressed }: AddressStateProps) {
  const { text } = useStudio();
  const title = isAddressed
    ? text("studio.services.addressKnown")
    : text("studio.services.addressNext");
  return <Alert type={isAddressed ? "success" : "info"} showIcon title={title} />;
}
