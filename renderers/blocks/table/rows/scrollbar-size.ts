interface Size {
  width: number;
  height: number;
}

let measured: Size | undefined;

/**
 * How broad the browser's scroll bars are, measured once. Takes the place of antd's own measure,
 * which adds a style sheet, lays the document out and takes both away again for every table
 * whenever it shows: most of what showing a kept page again would cost.
 */
export function getTargetScrollBarSize(): Size {
  measured ??= measure();
  return measured;
}

/** Their width alone, as antd asks for it elsewhere. */
export function getScrollBarSize(): number {
  return getTargetScrollBarSize().width;
}

function measure(): Size {
  const box = document.createElement("div");
  box.style.cssText = "position: absolute; width: 100px; height: 100px; overflow: scroll";
  document.body.append(box);
  const { offsetWidth, offsetHeight, clientWidth, clientHeight } = box;
  box.remove();
  return { width: offsetWidth - clientWidth, height: offsetHeight - clientHeight };
}
