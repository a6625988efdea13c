import type { AvatarProps } from "antd";
import { lateView } from "../../../../src/ui/late/late-view.ts";

type SizedAvatarProps = AvatarProps & { size: number };

/** An avatar, which few screens show; its place stays empty until its code is loaded. */
export const LateAvatar = lateView<SizedAvatarProps>(
  async () => (await import("./avatar-picture.tsx")).AvatarPicture,
  { Meanwhile: Place, isDispensable: true },
);

function Place({ size }: SizedAvatarProps) {
  return <span style={{ display: "inline-block", width: size, height: size }} />;
}
