import { Avatar } from "antd";
import { Absent } from "../../runtime/absent.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import { pictureAddress } from "../../runtime/safe-address.ts";

/** A small picture; the initial of what the row is called where there is none. */
export function Cell({ value, subject }: CellProps) {
  const address = pictureAddress(value);
  const initial = [...(subject ?? "").trim()][0]?.toUpperCase();
  if (address === null && initial === undefined) return <Absent />;
  return (
    <Avatar size={32} src={address ?? undefined} alt={subject ?? ""}>
      {initial}
    </Avatar>
  );
}
