import type { AvatarProps } from "antd";
import { late, useLate } from "../../../../src/ui/late/late.ts";

/** The code of avatars, which few screens show. */
export const avatarPicture = late(async () => (await import("./avatar-picture.tsx")).AvatarPicture);

/** An avatar; its place stays empty until its code is loaded. */
export function LateAvatar(props: AvatarProps & { size: number }) {
  const AvatarPicture = useLate(avatarPicture);
  if (AvatarPicture) return <AvatarPicture {...props} />;
  const { size } = props;
  return <span style={{ display: "inline-block", width: size, height: size }} />;
}
