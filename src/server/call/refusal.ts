import { answerCodes } from "../../catalogue/answer-codes.ts";

/** The codes of the embedded service (decisions, the wire). */
export const codes = {
  ...answerCodes,
  success: 20000,
  pointsSuccess: 0,
  badInput: 40000,
  wrongAccount: 60204,
  captcha: 40101,
  stillInUse: 40901,
  tooLarge: 41300,
  mediaType: 41500,
  tooManyAttempts: 42900,
  fault: 50000,
} as const;

/** One fault of a request: its place (a JSON pointer into the arguments) and its message. */
export interface RequestFault {
  path: string;
  messageKey: string;
  values?: Readonly<Record<string, string | number>>;
}

/**
 * An application response other than success. `messageKey` is a locale key, which is translated
 * into the caller's language when the response is written.
 */
export class Refusal extends Error {
  readonly code: number;
  readonly messageKey: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly errors: readonly RequestFault[];
  /**
   * Data that helps the caller to continue, such as the changed records; `null` if there is none.
   */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Whether the handler's earlier changes are kept, such as a counter of attempts. */
  readonly keepsChanges: boolean;

  constructor(
    code: number,
    messageKey: string,
    options: {
      values?: Record<string, string | number>;
      errors?: RequestFault[];
      data?: Readonly<Record<string, unknown>>;
      keepsChanges?: boolean;
    } = {},
  ) {
    super(messageKey);
    this.code = code;
    this.messageKey = messageKey;
    this.values = options.values ?? {};
    this.errors = options.errors ?? [];
    this.data = options.data ?? null;
    this.keepsChanges = options.keepsChanges ?? false;
  }
}

/** The refusal of a malformed request: 40000 with every fault (decisions, the wire). */
export function badInput(
  errors: RequestFault[],
  options: { keepsChanges?: boolean } = {},
): Refusal {
  return new Refusal(codes.badInput, "error.badInput", { errors, ...options });
}
