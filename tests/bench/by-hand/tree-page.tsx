import { MinusSquareOutlined, PlusSquareOutlined, SearchOutlined } from "@ant-design/icons";
import { Button, Card, Input, Space, Tree, type TreeDataNode, Typography } from "antd";
import { type Key, memo, useMemo, useState } from "react";
import type { BenchTreeNode } from "../kinds/records.ts";
import { useAnswer } from "./use-answer.ts";

type ShownNode = BenchTreeNode & Omit<TreeDataNode, "key" | "children">;

const names = { key: "id", title: "name", children: "children" };

/** A page with a tree and its filter. */
export const TreePage = memo(function TreePage({ title, of }: { title: string; of: string }) {
  const nodes = useAnswer<BenchTreeNode[]>(`/bench-api/tree?of=${of}`);
  const [filter, setFilter] = useState("");
  const [expanded, setExpanded] = useState<readonly Key[]>([1]);
  const parents = useMemo(() => parentsOf(nodes ?? []), [nodes]);
  const found = useMemo(
    () => (filter === "" ? null : filtered(nodes ?? [], filter.toLowerCase())),
    [nodes, filter],
  );
  const shown = found ?? nodes ?? [];
  const opened = useMemo(() => (found ? parentsOf(found) : [...expanded]), [found, expanded]);
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card loading={nodes === undefined}>
        <div style={{ display: "flex", gap: 8, marginBottom: 12 }}>
          <Input
            value={filter}
            allowClear
            prefix={<SearchOutlined />}
            placeholder="Filter"
            onChange={({ target }) => setFilter(target.value)}
          />
          <Space.Compact>
            <Button
              icon={<PlusSquareOutlined />}
              aria-label="Expand all"
              onClick={() => setExpanded(parents)}
            />
            <Button
              icon={<MinusSquareOutlined />}
              aria-label="Collapse all"
              onClick={() => setExpanded([])}
            />
          </Space.Compact>
        </div>
        <Tree<ShownNode>
          blockNode
          virtual
          height={620}
          treeData={shown}
          fieldNames={names}
          titleRender={(node) => <NodeLine node={node} filter={filter} />}
          expandedKeys={opened}
          onExpand={(keys) => setExpanded(keys)}
        />
      </Card>
    </>
  );
});

function NodeLine({ node, filter }: { node: BenchTreeNode; filter: string }) {
  const at = filter === "" ? -1 : node.name.toLowerCase().indexOf(filter.toLowerCase());
  const end = at + filter.length;
  return (
    <span style={{ display: "flex", gap: 8 }}>
      <span title={node.name} style={{ flex: 1 }}>
        {at < 0 ? (
          node.name
        ) : (
          <>
            {node.name.slice(0, at)}
            <mark>{node.name.slice(at, end)}</mark>
            {node.name.slice(end)}
          </>
        )}
      </span>
      <span>Users {node.userCount}</span>
    </span>
  );
}

function parentsOf(nodes: readonly BenchTreeNode[]): Key[] {
  return nodes.flatMap(({ id, children }) =>
    children.length > 0 ? [id, ...parentsOf(children)] : [],
  );
}

/** The nodes that contain the text, with their ancestors and descendants. */
function filtered(nodes: readonly BenchTreeNode[], text: string): BenchTreeNode[] {
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(text)) return [node];
    const children = filtered(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
