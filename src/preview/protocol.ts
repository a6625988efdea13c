import type { PageUser } from "../../renderers/runtime/page/host.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { isRecord } from "../catalogue/schema/record.ts";
import { isLanguage, type Language } from "../i18n/language.ts";
import type { SnapshotState } from "../snapshot/fixture-wire.ts";
import type { Link } from "./link.ts";

/** The sources of the preview's data: the fixtures of one state, or the real service. */
export const dataModes = ["loaded", "empty", "error", "service"] as const;

/** The source of the previewed page's data: the fixtures of one state, or the real service. */
export type DataMode = (typeof dataModes)[number];

/** Whether the data comes from fixtures. */
export function isFixtureState(data: DataMode): data is SnapshotState {
  return data !== "service";
}

/** The page that the preview draws, and the user, language and data to draw it with. */
export interface PreviewRequest {
  /** The page's path below `schemas/pages/`. */
  path: string;
  source: string;
  language: Language;
  isDark: boolean;
  user: PageUser | null;
  permissions: readonly string[];
  data: DataMode;
  /** Whether writes to the service are sent at once instead of being held. */
  isOpenForWrites: boolean;
}

/** The messages that the studio sends to the preview. */
export type ToPreview =
  | { type: "catalogue"; documents: readonly OpenApiDocument[] }
  | { type: "show"; request: PreviewRequest }
  | { type: "decide"; id: number; isSent: boolean };

/**
 * A write of the previewed page, which is answered by its fixture, held, or sent to the service.
 */
export interface ToldWrite {
  id: number;
  operation: string;
  /** The call's arguments as readable text without secrets. */
  arguments: string;
  fate: "fixture" | "held" | "sent";
}

/** The messages that the preview sends to the studio. */
export type FromPreview =
  | { type: "ready" }
  | { type: "drawn"; isPublic: boolean }
  | { type: "write"; write: ToldWrite }
  | { type: "settled"; id: number }
  | { type: "lead"; address: string };

/** The preview's link to the studio. */
export type StudioLink = Link<ToPreview, FromPreview>;

/** Whether a value is a message from the studio to the preview. */
export function isToPreview(value: unknown): value is ToPreview {
  if (!isRecord(value)) return false;
  switch (value.type) {
    case "catalogue":
      return Array.isArray(value.documents) && value.documents.every(isDocument);
    case "show":
      return isRequest(value.request);
    case "decide":
      return typeof value.id === "number" && typeof value.isSent === "boolean";
    default:
      return false;
  }
}

/** Whether a value is a message from the preview to the studio. */
export function isFromPreview(value: unknown): value is FromPreview {
  if (!isRecord(value)) return false;
  switch (value.type) {
    case "ready":
      return true;
    case "drawn":
      return typeof value.isPublic === "boolean";
    case "write":
      return isToldWrite(value.write);
    case "settled":
      return typeof value.id === "number";
    case "lead":
      return typeof value.address === "string";
    default:
      return false;
  }
}

function isDocument(value: unknown): boolean {
  return isRecord(value) && typeof value.openapi === "string" && isRecord(value.info);
}

function isRequest(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.path === "string" &&
    typeof value.source === "string" &&
    isLanguage(value.language) &&
    typeof value.isDark === "boolean" &&
    (value.user === null || isUser(value.user)) &&
    Array.isArray(value.permissions) &&
    value.permissions.every((permission) => typeof permission === "string") &&
    dataModes.some((mode) => mode === value.data) &&
    typeof value.isOpenForWrites === "boolean"
  );
}

function isUser(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, username, fullname, ...flags } = value;
  return (
    typeof id === "number" &&
    typeof username === "string" &&
    typeof fullname === "string" &&
    Object.values(flags).every((flag) => typeof flag === "boolean")
  );
}

function isToldWrite(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === "number" &&
    typeof value.operation === "string" &&
    typeof value.arguments === "string" &&
    (value.fate === "fixture" || value.fate === "held" || value.fate === "sent")
  );
}
