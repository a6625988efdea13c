import { placeOf } from "../kinds/places.ts";
import type { BenchNode } from "../organisation.ts";
import { ChartPage } from "./chart-page.tsx";
import { DetailPage } from "./detail-page.tsx";
import { DualListPage } from "./dual-list-page.tsx";
import { FiguresPage } from "./figures-page.tsx";
import { FormPage } from "./form-page.tsx";
import { RowsPage } from "./rows-page.tsx";
import { TablePage } from "./table-page.tsx";
import { TreePage } from "./tree-page.tsx";

/** The hand-written page that a menu node leads to. */
export function PageOf({ node }: { node: BenchNode }) {
  const place = placeOf(node.componentPath);
  if (!place) return <TablePage title={node.title} />;
  const { size, of } = place;
  switch (place.kind) {
    case "table":
      return <RowsPage title={node.title} isWhole={size > 100} of={of} />;
    case "tree":
      return <TreePage title={node.title} of={of} />;
    case "dual-list":
      return <DualListPage title={node.title} of={of} />;
    case "form":
      return <FormPage title={node.title} />;
    case "detail":
      return <DetailPage title={node.title} of={of} />;
    case "chart":
      return <ChartPage title={node.title} isLine={size > 100} of={of} />;
    case "figures":
      return <FiguresPage title={node.title} of={of} />;
  }
}
