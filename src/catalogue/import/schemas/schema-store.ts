import type { JsonSchema } from "../../schema/json-schema.ts";
import { pointTo } from "../../schema/pointer.ts";
import { identifierOf, UniqueNames } from "../names.ts";
import { type Source, targetOf } from "../references.ts";
import { readSchema } from "./read-schema.ts";

/**
 * The schemas that the document's operations refer to, each under a name that no other service has.
 * Each schema is read once, whatever the number of references to it.
 */
export class SchemaStore {
  readonly schemas = new Map<string, JsonSchema>();
  /** The pointer of each schema into the given document. */
  readonly pointers = new Map<string, string>();
  readonly source: Source;
  readonly #prefix: string;
  readonly #names = new UniqueNames();
  readonly #known = new Map<string, string>();
  #waiting: { name: string; pointer: string; value: unknown }[] = [];

  constructor(source: Source, service: string) {
    this.source = source;
    this.#prefix = service.charAt(0).toUpperCase() + service.slice(1);
  }

  /** Reads an inline schema, whose references are replaced by names of the store. */
  read(value: unknown, pointer: string): JsonSchema {
    const schema = readSchema(this.source, value, pointer, this.#refer);
    this.#readWaiting();
    return schema;
  }

  /** The schema itself, or the stored schema that it refers to. */
  resolve(schema: JsonSchema): JsonSchema {
    let current = schema;
    const seen = new Set<string>();
    while (current.$ref !== undefined && !seen.has(current.$ref)) {
      seen.add(current.$ref);
      const { $ref, ...rest } = current;
      current = { ...this.schemas.get(nameIn($ref)), ...rest };
    }
    return current;
  }

  readonly #refer = (reference: string, pointer: string): string | null => {
    const target = targetOf(this.source, reference, pointer);
    if (target === null) return null;
    const name = this.#known.get(target) ?? this.#add(target, pointer, reference);
    return name === null ? null : `#/components/schemas/${name}`;
  };

  #add(target: string, pointer: string, reference: string): string | null {
    const value = pointTo(this.source.root, target);
    if (typeof value !== "object" || value === null) {
      this.source.faults.report("danglingReference", `${pointer}/$ref`, { reference });
      return null;
    }
    const own = identifierOf(target.slice(target.lastIndexOf("/") + 1)) || "schema";
    const name = this.#names.take(this.#prefix + own.charAt(0).toUpperCase() + own.slice(1));
    this.#known.set(target, name);
    this.#waiting.push({ name, pointer: target, value });
    return name;
  }

  /**
   * Reads schemas in a loop, not by recursion: a chain of references may be as long as the
   * document.
   */
  #readWaiting(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      this.pointers.set(next.name, next.pointer);
      this.schemas.set(next.name, readSchema(this.source, next.value, next.pointer, this.#refer));
    }
  }
}

/** The name in a reference of the store. */
export function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
