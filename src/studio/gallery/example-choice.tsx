import { Select } from "antd";
import { useMemo } from "react";
import { galleryRooms } from "../../../renderers/example-name.ts";
import { useStudio } from "../studio-host.ts";
import type { Example } from "./examples.ts";
import styles from "./gallery.module.css";

interface ExampleChoiceProps {
  examples: readonly Example[];
  shown: Example | undefined;
  onShow(name: string): void;
}

/** All examples in a field, where there is no room for a list. */
export function ExampleChoice({ examples, shown, onShow }: ExampleChoiceProps) {
  const { text } = useStudio();
  const options = useMemo(
    () =>
      galleryRooms.map((room) => ({
        label: text(`studio.gallery.rooms.${room}`),
        options: examples
          .filter((example) => example.room === room)
          .map(({ name, shown: label }) => ({ value: name, label })),
      })),
    [examples, text],
  );
  return (
    <Select
      className={styles.choice}
      size="large"
      showSearch={{ optionFilterProp: "label" }}
      aria-label={text("studio.gallery.examples")}
      value={shown?.name}
      options={options}
      onChange={onShow}
    />
  );
}
