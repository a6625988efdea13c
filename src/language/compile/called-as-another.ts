import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { nounsIn, plain, wordsOf } from "../../catalogue/resources/paths.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports what bears the very name of something else that the catalogue knows: a field of a form
 * called like another one of the request, which would be stored in its place, and a button that sets
 * a field by name but calls an operation that does not take it.
 */
export function reportCalledAsAnother(page: PageContext, problems: readonly Problem[]): void {
  const { environment, nodes } = page;
  const tell = (path: string, label: TextPlan, other: string): void => {
    if (problems.some(({ pointer }) => isAtOrBelow(pointer, path))) return;
    page.report("namedAsAnother", `${path}/label`, { name: shownIn(environment, label), other });
  };
  const calls = partsThatAre(["call"], page.parts);
  const fields = partsThatAre(["field"], page.parts);
  for (const { path, within, plan } of fields) {
    const place = path.replace(/\/field$/, "");
    if (!nodes.has(`${place}/label`)) continue;
    const submit = `${within}/submit`;
    const form = calls.find((call) => call.path === submit);
    const beside = fields.flatMap((field) => (field.within === within ? field.plan.name : []));
    if (form && isOtherField(page, plan, form.plan, beside)) tell(place, plan.label, plan.name);
  }
  for (const { path, plan } of partsThatAre(["action"], page.parts)) {
    const own = calls.filter((call) => isAtOrBelow(call.path, path));
    const first = own.find((call) => [`${path}/call`, `${path}/open/submit`].includes(call.path));
    if (first && setsOther(page, plan.label, own, first)) tell(path, plan.label, first.of);
  }
}

/**
 * Whether a field bears the very name of another one of the same sort in its request, which the form
 * does not ask for; the names of two fields of a form are compared elsewhere.
 */
function isOtherField(
  { environment }: PageContext,
  { label, name, schema }: PartThatIs<"field">["plan"],
  call: PartThatIs<"call">["plan"],
  beside: readonly string[],
): boolean {
  const { catalogue } = environment;
  const said = saidIn(environment, label).map(plain);
  const namesOf = (own: string, { title = own }: JsonSchema) =>
    [own, ...saidIn(environment, title)].map(plain);
  const own = namesOf(name, schema);
  if (said.some((text) => text === "" || own.some((one) => one.includes(text)))) return false;
  const { properties = {} } = operationOf(catalogue, call).request;
  return Object.entries(properties).some(([other, property]) => {
    if (beside.includes(other)) return false;
    const resolved = catalogue.resolve(property);
    const isAlike = typesOf(resolved).some((type) => typesOf(schema).includes(type));
    return isAlike && namesOf(other, resolved).some((one) => said.includes(one));
  });
}

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
