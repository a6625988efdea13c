import { useEffect, useState } from "react";
import { ask } from "./ask.ts";

/**
 * The response of an address, once it has arrived. A changed address is requested again; an empty
 * one is not requested.
 */
export function useAnswer<Data>(address: string): Data | undefined {
  const [answer, setAnswer] = useState<Data>();
  useEffect(() => {
    if (address === "") return undefined;
    let isCurrent = true;
    void ask<Data>(address).then((data) => {
      if (isCurrent) setAnswer(data);
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return answer;
}
