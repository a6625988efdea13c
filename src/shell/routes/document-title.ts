import { useLayoutEffect } from "react";
import { useTexts } from "../language/texts.ts";

/** Puts a page's title before the product's in the browser's title. */
export function useDocumentTitle(title: string): void {
  const product = useTexts()("shell.product");
  useLayoutEffect(() => {
    document.title = title === "" ? product : `${title} · ${product}`;
  }, [title, product]);
}
