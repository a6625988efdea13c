import { Checkbox } from "antd";
import type { ScaffoldedPage } from "../../language/scaffold/scaffold-page.ts";
import { partsOf, type ScaffoldPart } from "../../language/scaffold/scaffold-parts.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import type { NewPage } from "./new-page.ts";
import styles from "./new-screen.module.css";
import type { ProposedFields } from "./proposed-fields.ts";

interface PartsChoiceProps {
  page: NewPage;
  proposal: ScaffoldedPage;
  fields: ProposedFields | null;
  onChange(change: Partial<NewPage>): void;
}

/**
 * A choice of the parts of the proposed page: its search, its actions, and the fields that it shows
 * or asks for.
 */
export function PartsChoice({ page, proposal, fields, onChange }: PartsChoiceProps) {
  const { text } = useStudio();
  const parts = partsOf(proposal);
  const toggle = ({ pointer }: ScaffoldPart, isTaken: boolean): void => {
    const others = page.without.filter((other) => other !== pointer);
    onChange({ without: isTaken ? others : [...others, pointer] });
  };
  return (
    <>
      {(fields?.searchProperty || parts.length > 0) && (
        <fieldset className={common.fields}>
          <legend className={common.legend}>{text("studio.newScreen.parts")}</legend>
          <div className={styles.parts}>
            {fields?.searchProperty && (
              <Checkbox
                checked={page.hasSearch}
                onChange={({ target }) => onChange({ hasSearch: target.checked })}
              >
                {text("studio.newScreen.search")}
              </Checkbox>
            )}
            {parts.map((part) => (
              <Checkbox
                key={part.pointer}
                checked={!page.without.includes(part.pointer)}
                onChange={({ target }) => toggle(part, target.checked)}
              >
                {text(part.label)}
                <CalledOperation operationId={part.operationId} />
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      {fields && fields.all.length > 0 && (
        <FieldsChoice
          fields={fields}
          chosen={page.fields ?? fields.names}
          onChange={(chosen) => onChange({ fields: chosen })}
        />
      )}
    </>
  );
}

/** The method and path of the operation that a proposed part calls. */
function CalledOperation({ operationId }: Pick<ScaffoldPart, "operationId">) {
  const { catalogue } = useStudio();
  const operation = catalogue.operations.get(operationId ?? "");
  if (!operation) return null;
  return (
    <code className={styles.called}>
      {operation.method.toUpperCase()} {operation.path}
    </code>
  );
}

interface FieldsChoiceProps {
  fields: ProposedFields;
  chosen: readonly string[];
  onChange(chosen: readonly string[] | null): void;
}

function FieldsChoice({ fields, chosen, onChange }: FieldsChoiceProps) {
  const { text } = useStudio();
  const toggle = (name: string, isTaken: boolean): void => {
    const wanted = fields.all
      .map((field) => field.name)
      .filter((other) => (other === name ? isTaken : chosen.includes(other)));
    const isUsual = wanted.join() === fields.names.join();
    onChange(isUsual ? null : wanted);
  };
  return (
    <fieldset className={common.fields}>
      <legend className={common.legend}>
        {text(fields.isEntered ? "studio.newScreen.entered" : "studio.newScreen.shown")}
      </legend>
      <div className={common.checks}>
        {fields.all.map(({ name, label, isNeeded }) => {
          const isTaken = chosen.includes(name);
          const isLast = isTaken && chosen.length === 1 && !fields.mayBeEmpty;
          return (
            <Checkbox
              key={name}
              checked={isTaken}
              disabled={isTaken && (isNeeded || isLast)}
              onChange={({ target }) => toggle(name, target.checked)}
            >
              {label}
            </Checkbox>
          );
        })}
      </div>
    </fieldset>
  );
}
