import { Button, Card, Checkbox, Listy, Transfer, Typography } from "antd";
import { type Key, memo, useMemo, useState } from "react";
import type { BenchRecord } from "../kinds/records.ts";
import { useAnswer } from "./use-answer.ts";

interface Item extends BenchRecord {
  key: string;
}

/** A page with a transfer whose lists are windowed. */
export const DualListPage = memo(function DualListPage(props: { title: string; of: string }) {
  const { title, of } = props;
  const candidates = useAnswer<BenchRecord[]>(`/bench-api/candidates?of=${of}`);
  const current = useAnswer<BenchRecord[]>(`/bench-api/chosen?of=${of}`);
  const items = useMemo(
    () => candidates?.map((record): Item => ({ ...record, key: String(record.id) })) ?? [],
    [candidates],
  );
  const [moved, setMoved] = useState<string[]>();
  const chosen = useMemo(
    () => moved ?? current?.map(({ id }) => String(id)) ?? [],
    [moved, current],
  );
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card loading={!candidates || !current}>
        <Transfer<Item>
          dataSource={items}
          targetKeys={chosen}
          showSearch
          filterOption={(text, { name, remark }) => name.includes(text) || remark.includes(text)}
          titles={[<span key="left">Candidates</span>, <span key="right">Chosen</span>]}
          styles={{ section: { flex: 1, height: 520 } }}
          selectAllLabels={[]}
          onChange={(keys) => setMoved(keys.map(String))}
        >
          {({ direction, filteredItems, selectedKeys, onItemSelect }) => (
            <ItemList
              side={direction}
              items={filteredItems}
              selected={selectedKeys}
              onSelect={onItemSelect}
            />
          )}
        </Transfer>
        <div style={{ display: "flex", justifyContent: "flex-end", gap: 8, marginTop: 12 }}>
          <Button onClick={() => setMoved(undefined)}>Reset</Button>
          <Button type="primary">Save</Button>
        </div>
      </Card>
    </>
  );
});

interface ItemListProps {
  side: string;
  items: Item[];
  selected: readonly Key[];
  onSelect(key: string, isSelected: boolean): void;
}

function ItemList({ side, items, selected, onSelect }: ItemListProps) {
  const ticked = useMemo(() => new Set(selected), [selected]);
  return (
    <div data-list={side}>
      <Listy<Item>
        virtual
        height={400}
        items={items}
        rowKey="key"
        itemRender={(item) => (
          <div data-item style={{ display: "flex", gap: 8, height: 36, alignItems: "center" }}>
            <Checkbox
              checked={ticked.has(item.key)}
              onChange={({ target }) => onSelect(item.key, target.checked)}
            />
            <span title={item.name} style={{ flex: 1 }}>
              {item.name}
            </span>
            <span>{item.remark}</span>
          </div>
        )}
      />
    </div>
  );
}
