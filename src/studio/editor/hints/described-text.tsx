import { useLayoutEffect } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";

const plugins = [remarkGfm];

/** A short text that may have code, lists and tables. */
export interface DescribedTextProps {
  markdown: string;
  /** Called when the text is drawn, and so has its size. */
  onDrawn?: () => void;
}

/** Draws a short text from its Markdown. */
export function DescribedText({ markdown, onDrawn }: DescribedTextProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return <Markdown remarkPlugins={plugins}>{markdown}</Markdown>;
}
