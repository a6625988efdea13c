import { pictureAddress } from "../../../src/ui/outside/safe-address.ts";
import { useDestinations } from "./links.tsx";

/**
 * The address of an image value, `null` where it may not load: images load without a click, so
 * external hosts must be listed.
 */
export function usePictureAddress(): (value: unknown) => string | null {
  const destinations = useDestinations();
  return (value) => {
    const address = pictureAddress(value);
    if (address === null || !/^https?:/i.test(address)) return address;
    const leads = destinations.ofValue(address);
    const isOpen = leads?.kind === "inside" || (leads?.kind === "outside" && leads.may === "open");
    return isOpen ? address : null;
  };
}
