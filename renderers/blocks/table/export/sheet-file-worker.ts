import type { SheetOrder } from "./sheet.ts";
import { fileMaker } from "./sheet-file.ts";

let maker: ReturnType<typeof fileMaker> | null = null;

self.addEventListener("message", ({ data: order }: MessageEvent<SheetOrder>) => {
  if ("head" in order) maker = fileMaker(order.head, order.format);
  else if ("rows" in order) maker?.add(order.rows);
  // A rejected promise reaches the caller as the worker's error.
  else void maker?.file().then((file) => self.postMessage(file), reportError);
});
