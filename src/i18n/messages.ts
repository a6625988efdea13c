import type { en } from "./en.ts";

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** All texts of one language; a language that lacks a key fails the type check. */
export type Messages = Texts<typeof en>;
