/** The colours that tell the parts of a chart apart: `--sw-…` properties and classes alike. */
const tones = ["chart1", "chart2", "chart3", "chart4", "chart5", "chart6", "chart7"] as const;

/** The name of a colour of the theme that a part is drawn in; all small parts together have one. */
export type Tone = (typeof tones)[number] | "chartRest";

/** The tone of a part; after the last one they begin anew, for names stand beside them. */
export function toneOf({ isRest }: { isRest: boolean }, index: number): Tone {
  return isRest ? "chartRest" : (tones[index % tones.length] ?? "chart1");
}
