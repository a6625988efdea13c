import { Select } from "antd";
import { openingOf } from "../../language/editing/opening.ts";
import { useStudio } from "../studio-host.ts";
import { useInspecting } from "./inspecting.ts";
import styles from "./inspector.module.css";
import { withProperty } from "./part-edits.ts";
import { SummaryText } from "./summary-text.tsx";

interface AddPropertyProps {
  /** Called with the name of an added property, so that it gets the focus. */
  onAdded(name: string): void;
}

/** A field that adds one of the properties that the part does not have yet. */
export function AddProperty({ onAdded }: AddPropertyProps) {
  const { text } = useStudio();
  const { source, part, apply } = useInspecting();
  const absent = part.properties.filter(({ node, isRequired }) => node === null && !isRequired);
  if (absent.length === 0) return null;
  const label = text("studio.inspector.add");
  const add = (name: string): void => {
    const property = absent.find((candidate) => candidate.name === name);
    if (!property) return;
    apply([withProperty(source, part, name, openingOf(property.shape).text)]);
    onAdded(name);
  };
  return (
    <Select<string | null>
      className={styles.add ?? ""}
      aria-label={label}
      placeholder={label}
      value={null}
      showSearch={{ optionFilterProp: "value" }}
      options={absent.map(({ name, summary }) => ({ value: name, label: name, summary }))}
      optionRender={({ data }) => (
        <>
          <div>{data.label}</div>
          <div className={styles.help}>
            <SummaryText summary={data.summary} />
          </div>
        </>
      )}
      onChange={(name) => name !== null && add(name)}
    />
  );
}
