/**
 * What an import refuses. Of an error nothing is imported; a warning leaves out the part at the
 * pointer, or takes it differently, and the rest goes on.
 */
export const importFaultSeverity = {
  notJson: "error",
  notYaml: "error",
  notOpenApi: "error",
  tooDeep: "error",
  tooLarge: "error",
  tooManyValues: "error",
  tooManyOperations: "error",
  tooManyArguments: "error",
  badServiceName: "error",
  takenServiceName: "error",
  badBase: "error",
  noOperations: "error",
  overlay: "error",
  malformed: "warning",
  remoteReference: "warning",
  danglingReference: "warning",
  referenceLoop: "warning",
  tooIntricate: "warning",
  hostileName: "warning",
  reservedName: "warning",
  unusablePath: "warning",
  sameAddress: "warning",
  undeclaredParameter: "warning",
  unsupportedMethod: "warning",
  leftOutKeyword: "warning",
  leftOutParameter: "warning",
  requiredParameter: "warning",
  bodyMedia: "warning",
  bodyOfRead: "warning",
  unsafePattern: "warning",
  duplicateId: "warning",
  sharedName: "warning",
  unknownChoice: "warning",
  moreOffered: "warning",
  moreFaults: "warning",
} as const;

/** The code of something that an import refuses. */
export type ImportFaultCode = keyof typeof importFaultSeverity;

/** One thing that an import refuses; its sentence and remedy are at `importFault.<code>`. */
export interface ImportFault {
  severity: "error" | "warning";
  /** The JSON pointer into the document that was given. */
  pointer: string;
  code: ImportFaultCode;
  values: Readonly<Record<string, string | number>>;
}

/** Told at most so many; of a document full of faults people read the first. */
const mostFaults = 500;

/** Collects faults, each once; names in them are cut short. */
export class ImportFaults {
  readonly list: ImportFault[] = [];
  #told = new Set<string>();
  #untold = 0;

  /** Notes one fault at a JSON pointer. */
  report(code: ImportFaultCode, pointer: string, values: Readonly<Record<string, string>> = {}) {
    const key = `${code} ${pointer}`;
    if (this.#told.has(key)) return;
    if (this.list.length >= mostFaults) {
      this.#untold += 1;
      return;
    }
    this.#told.add(key);
    const short = Object.entries(values).map(([name, value]) => [name, shortened(value)]);
    this.list.push({
      severity: importFaultSeverity[code],
      pointer: shortened(pointer, 300),
      code,
      values: Object.fromEntries(short),
    });
  }

  /** All faults, and how many more there were. */
  finished(): ImportFault[] {
    if (this.#untold > 0) {
      const values = { count: this.#untold };
      this.list.push({ severity: "warning", pointer: "", code: "moreFaults", values });
      this.#untold = 0;
    }
    return this.list;
  }
}

function shortened(text: string, longest = 80): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
