import type { AvatarProps } from "antd";
import { lateView } from "../../../../src/ui/late/late-view.ts";

type SizedAvatarProps = AvatarProps & { size: number };

/** An avatar, which few screens show; its place stays empty until its code is loaded. */
export const LateAvatar = lateView<SizedAvatarProps>(
  async () => (await import("./avatar-picture.tsx")).AvatarPicture,
  { Meanwhile: Place, isDispensable: true },
);

/** Takes the same room in a line as the avatar, so that rows keep their height when it arrives. */
function Place({ size }: SizedAvatarProps) {
  const style = { display: "inline-flex", verticalAlign: "middle", width: size, height: size };
  return <span style={style} />;
}
