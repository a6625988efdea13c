import { CamelCasePlugin, type PluginTransformResultArgs, type UnknownRow } from "kysely";

/**
 * Names columns in snake case in the database, and in camel case in the code. It looks up each name
 * once in a result, where its base looks it up again in every row and looks into every value.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs) {
    const [first] = result.rows;
    if (first === undefined) return result;
    const names = Object.keys(first).map((name) => [name, this.camelCase(name)] as const);
    if (names.every(([name, inCode]) => name === inCode)) return result;
    const rows = result.rows.map((row) => {
      const renamed: UnknownRow = {};
      for (const [name, inCode] of names) renamed[inCode] = row[name];
      return renamed;
    });
    return { ...result, rows };
  }
}
