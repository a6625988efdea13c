import { Avatar, type AvatarProps } from "antd";

/** An avatar in a file of its own. */
export function AvatarPicture(props: AvatarProps) {
  return <Avatar {...props} />;
}
