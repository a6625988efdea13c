import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { isNamed, nounsIn, plain, wordsOf } from "../../catalogue/resources/paths.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports what bears the very name of something else that the catalogue knows: a field that is
 * called like another one of its record or request, whose values would be taken for it or stored in
 * its place, a figure or chart that is called like another number than the one that it shows, and a
 * button that sets a field by name but calls an operation that does not take it.
 */
export function reportCalledAsAnother(page: PageContext, problems: readonly Problem[]): void {
  const { environment, nodes } = page;
  const tell = (at: string, label: TextPlan, other: string): void => {
    const part = at.replace(/\/(label|title)$/, "");
    const isTold = problems.some(({ pointer }) => isAtOrBelow(pointer, part));
    if (nodes.has(at) && !isTold)
      page.report("namedAsAnother", at, { name: shownIn(environment, label), other });
  };
  const calls = partsThatAre(["call"], page.parts);
  const fields = partsThatAre(["field"], page.parts);
  for (const { path, within, plan } of fields) {
    const place = path.replace(/\/field$/, "");
    if (!nodes.has(`${place}/label`)) continue;
    const beside = fields.flatMap((field) => (field.within === within ? field.plan.name : []));
    const isAsked = calls.some((call) => call.path === `${within}/submit`);
    const said = saidIn(environment, plan.label);
    if (isOtherField(page, said, plan, beside, isAsked))
      tell(`${place}/label`, plan.label, plan.name);
  }
  for (const { path, plan } of partsThatAre(["item"], page.parts)) {
    const shown = shownByFigure(page, path);
    const own = calls.find((call) => call.path === `${path}/from`);
    const tag = own ? plain(operationOf(environment.catalogue, own.plan).tag) : "";
    // “Overdue orders” is called like `overdue`; “Total orders” is no sum of money.
    const said = saidIn(environment, plan.label).flatMap((text) => {
      const others = wordsOf(text).filter((word) => !isNamed(word, tag));
      return [text, others.join("") === "total" ? text : others.join("")];
    });
    if (shown && isOtherField(page, said, shown, [], false))
      tell(`${path}/label`, plan.label, shown.name);
  }
  for (const { path, plan } of partsThatAre(["block"], page.parts)) {
    if (plan.kind !== "chart" || !plan.title) continue;
    for (const [place, said] of Object.entries(saidByChart(saidIn(environment, plan.title)))) {
      const shown = fields.find((field) => field.path === `${path}/${place}`)?.plan;
      const isName = place === "category";
      if (shown && isOtherField(page, said, shown, [], isName)) {
        tell(`${path}/title`, plan.title, shown.name);
      }
    }
  }
  for (const { path, plan } of partsThatAre(["action"], page.parts)) {
    const own = calls.filter((call) => isAtOrBelow(call.path, path));
    const first = own.find((call) => [`${path}/call`, `${path}/open/submit`].includes(call.path));
    if (first && setsOther(page, plan.label, own, first))
      tell(`${path}/label`, plan.label, first.of);
  }
}

/** What the title of a chart, such as “Net by country”, says is measured and by what. */
function saidByChart(titles: readonly string[]): Record<"value" | "category", string[]> {
  const said = titles.flatMap((title) => [/^(.+?) (?:by|per) (.+)$/i.exec(title) ?? []]);
  const at = (index: number) => said.flatMap((parts) => parts[index] ?? []);
  return { value: at(1), category: at(2) };
}

/** The field of its answer that a figure shows; `null` where it computes its number. */
function shownByFigure(
  { parts, environment: { catalogue } }: PageContext,
  path: string,
): Named | null {
  const value = partsThatAre(["expression"], parts).find((one) => one.path === `${path}/value`);
  const call = partsThatAre(["call"], parts).find((one) => one.path === `${path}/from`);
  const [, name = ""] = /^data\.(\w+)$/.exec(value?.plan.source.trim() ?? "") ?? [];
  const record = catalogue.resolve((call && operationOf(catalogue, call.plan).answer) ?? {});
  const schema = record.properties?.[name];
  return schema ? { name, schema: catalogue.resolve(schema), record } : null;
}

/** A field by which something can be called. */
type Named = Pick<PartThatIs<"field">["plan"], "name" | "schema" | "record">;

/**
 * Whether a label is the very name of another field of the same sort, which does not stand beside;
 * the names of two such fields are compared elsewhere. What is shown may be called like another
 * text, as a title is called name, but not like another amount, moment or yes or no.
 */
function isOtherField(
  { environment }: PageContext,
  label: readonly string[],
  { name, schema, record }: Named,
  beside: readonly string[],
  isAsked: boolean,
): boolean {
  const { catalogue } = environment;
  const said = label.map(plain);
  const namesOf = (own: string, { title = own }: JsonSchema) =>
    [own, ...saidIn(environment, title)].map(plain);
  const read = /^= row\.(\w+)$/.exec(name)?.[1] ?? name;
  const own = namesOf(read, schema);
  const isExpression = read.startsWith("=");
  if (isExpression || said.some((text) => text === "" || own.some((one) => one.includes(text))))
    return false;
  const sorts = sortsOf(schema).filter((sort) => isAsked || sort !== "string");
  return Object.entries(record.properties ?? {}).some(([other, property]) => {
    if (beside.includes(other)) return false;
    const resolved = catalogue.resolve(property);
    const isAlike = sortsOf(resolved).some((sort) => sorts.includes(sort));
    return isAlike && namesOf(other, resolved).some((one) => said.includes(one));
  });
}

const sortsOf = (schema: JsonSchema): string[] =>
  typesOf(schema).flatMap((type) =>
    type === "null" ? [] : (schema.format?.match(/^date/)?.[0] ?? type),
  );

/** Whether a label says that a field is set, which only another call of the same records takes. */
function setsOther(
  { environment }: PageContext,
  label: TextPlan,
  calls: readonly PartThatIs<"call">[],
  { plan }: PartThatIs<"call">,
): boolean {
  const { catalogue } = environment;
  const own = operationOf(catalogue, plan);
  const nouns = saidIn(environment, label).flatMap((text) => {
    const [verb = "", ...others] = wordsOf(text);
    return /^(reset|set|change|edit|update)$/.test(verb) && others.length > 0
      ? others.join("")
      : [];
  });
  const isAbout = ({ parameters, id, path, summary }: Operation): boolean => {
    const words = [id, path, summary].flatMap(nounsIn).join("");
    return nouns.some(
      (noun) => words.includes(noun) || parameters.some(({ name }) => plain(name).includes(noun)),
    );
  };
  const operations = calls.map((call) => operationOf(catalogue, call.plan));
  if (nouns.length === 0 || own.effect !== "write" || operations.some(isAbout)) return false;
  return [...catalogue.operations.values()].some(
    ({ tag, effect, parameters }) =>
      tag === own.tag &&
      effect === "write" &&
      parameters.some(({ name }) => nouns.includes(plain(name))),
  );
}
