import { shortened } from "../written/shortened.ts";

/**
 * Faults that an import reports. An error prevents the import; a warning leaves out the part at the
 * pointer, or changes it.
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
  badSuccess: "error",
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
  keptId: "warning",
  leftOutKeyword: "warning",
  leftOutParameter: "warning",
  requiredParameter: "warning",
  narrowingParameter: "warning",
  bodyMedia: "warning",
  bodyOfRead: "warning",
  unsafePattern: "warning",
  deletingGet: "warning",
  misspeltExtension: "warning",
  duplicateId: "warning",
  foundCode: "warning",
  otherServer: "warning",
  sharedName: "warning",
  unknownChoice: "warning",
  moreOffered: "warning",
  moreFaults: "warning",
} as const;

/** The code of a fault of an import. */
export type ImportFaultCode = keyof typeof importFaultSeverity;

/** A fault of an import; its sentence and remedy are at `importFault.<code>`. */
export interface ImportFault {
  severity: "error" | "warning";
  /** The JSON pointer into the imported document. */
  pointer: string;
  code: ImportFaultCode;
  values: Readonly<Record<string, string | number>>;
}

/** Maximum faults reported for one document. */
const mostFaults = 500;

/** Collects faults, each once; names in them are cut short. */
export class ImportFaults {
  readonly list: ImportFault[] = [];
  #told = new Set<string>();
  #untold = 0;

  report(code: ImportFaultCode, pointer: string, values: Readonly<Record<string, string>> = {}) {
    const key = `${code} ${pointer}`;
    if (this.#told.has(key)) return;
    if (this.list.length >= mostFaults) {
      this.#untold += 1;
      return;
    }
    this.#told.add(key);
    const short = Object.entries(values).map(([name, value]) => [name, shortened(value, 80)]);
    this.list.push({
      severity: importFaultSeverity[code],
      pointer: shortened(pointer, 300),
      code,
      values: Object.fromEntries(short),
    });
  }

  /** The collected faults, and the number of those left out. */
  finished(): ImportFault[] {
    if (this.#untold > 0) {
      const values = { count: this.#untold };
      this.list.push({ severity: "warning", pointer: "", code: "moreFaults", values });
      this.#untold = 0;
    }
    return this.list;
  }
}
