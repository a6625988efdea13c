import type { Locator } from "playwright-core";
import type { Visitor } from "../../visitor.ts";

/** The avatar's field in the profile, which is an upload widget that every member has. */
export interface AvatarField {
  /** The profile dialog. */
  dialog: Locator;
  field: Locator;
  chooseButton: Locator;
  deleteButton: Locator;
  /** The thumbnail that opens the image viewer. */
  preview: Locator;
}

/** Opens the profile of the signed-in member. */
export async function openAvatar({ page }: Visitor): Promise<AvatarField> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Personal profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Personal profile" });
  const avatar = avatarIn(dialog);
  await avatar.field.waitFor();
  return { dialog, ...avatar };
}

/** The avatar's field in a dialog or on a page. */
export function avatarIn(part: Locator): Omit<AvatarField, "dialog"> {
  const field = part.getByRole("group", { name: "Avatar" });
  return {
    field,
    chooseButton: field.getByRole("button", { name: "Choose a file" }),
    deleteButton: field.getByRole("button", { name: "Delete" }),
    preview: field.getByRole("button", { name: "View picture: Avatar" }),
  };
}
