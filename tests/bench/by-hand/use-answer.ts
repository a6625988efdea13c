import { useEffect, useState } from "react";
import { ask } from "./ask.ts";

/** What an address answers, once it has; asked again when it is another, not at all when empty. */
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
