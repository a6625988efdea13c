import { useLayoutEffect } from "react";
import { useTexts } from "../language/texts.ts";

/** Sets the browser's title to the page's title followed by the product's name. */
export function useDocumentTitle(title: string): void {
  const product = useTexts()("shell.product");
  useLayoutEffect(() => {
    document.title = title === "" ? product : `${title} · ${product}`;
  }, [title, product]);
}
