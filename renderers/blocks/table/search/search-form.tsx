import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type CSSProperties, type SubmitEvent, useId, useState } from "react";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import { useIsNarrow, useMedia } from "../../../../src/ui/use-media.ts";
import { isEmpty } from "../../../runtime/address/address-values.ts";
import { passing, plainData } from "../../../runtime/draft/drafts.ts";
import { useDraft } from "../../../runtime/draft/use-draft.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { WithLocal } from "../../../runtime/page/with-local.tsx";
import type { TablePlan } from "../kind.ts";
import { readTyped } from "../query/table-query.ts";
import styles from "../table.module.css";
import { SearchInput } from "./search-input.tsx";

/** Maximum search fields shown; the others are behind a button. */
const mostFields = { wide: 3, middle: 2, narrow: 1 };

type Filters = Readonly<Record<string, unknown>>;

/**
 * The shown fields of a table's search; `form` holds the values so far, without those of hidden
 * fields.
 */
export function useSearchInputs({ search }: TablePlan, form: Filters): TablePlan["search"] {
  const scope = useScope(search.map(({ when }) => when));
  let asked = search;
  let before: number;
  do {
    before = asked.length;
    const within = withLocals(scope, { form: valuesOf(asked, form) });
    asked = asked.filter(({ when }) => holds(when, within));
  } while (asked.length < before);
  return asked;
}

function valuesOf(inputs: TablePlan["search"], filters: Filters): Filters {
  return Object.fromEntries(inputs.map(({ name }) => [name, filters[name]]));
}

interface SearchFormProps {
  plan: TablePlan;
  filters: Filters;
  onSearch(filters: Filters): void;
}

/** The search form of a table; values filter only after submit. */
export function SearchForm({ plan, filters, onSearch }: SearchFormProps) {
  const host = useHost();
  const id = useId();
  const { draft, setDraft, forget } = useTyped(plan, filters);
  const inputs = useSearchInputs(plan, draft);
  const most = useMostFields(inputs.length);
  const [isOpen, setOpen] = useState(() => isAnyUsed(inputs.slice(most), draft));
  const shown = isOpen ? inputs : inputs.slice(0, most);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    forget();
    onSearch(withoutEmpty(valuesOf(inputs, draft)));
  };
  const reset = (): void => {
    setDraft({});
    forget();
    onSearch({});
  };
  return (
    <search className={styles.search}>
      <form className={styles.searchForm} onSubmit={submit} autoComplete="off">
        <div className={styles.fields} style={columnsFor(shown.length)}>
          {shown.map((input) => (
            <SearchField
              key={input.name}
              id={`${id}-${input.name}`}
              input={input}
              draft={draft}
              onChange={(value) => setDraft({ ...draft, [input.name]: value })}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button htmlType="submit">{host.text("table.search")}</Button>
          <Button type="text" onClick={reset}>
            {host.text("table.reset")}
          </Button>
          {inputs.length > most && (
            <Button
              type="link"
              aria-expanded={isOpen}
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              onClick={() => setOpen(!isOpen)}
            >
              {host.text(isOpen ? "table.fewerFields" : "table.moreFields")}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

/**
 * The number of search fields shown at first. On a tablet held upright a third field would need a
 * row of its own, unless all fit without the button that shows the others.
 */
function useMostFields(count: number): number {
  const isNarrow = useIsNarrow();
  const isMiddle = useMedia("(max-width: 1023px)");
  if (isNarrow) return mostFields.narrow;
  return isMiddle && count > mostFields.wide ? mostFields.middle : mostFields.wide;
}

interface SearchFieldProps {
  id: string;
  input: InputPlan;
  draft: Filters;
  onChange(value: unknown): void;
}

/** A search field with its label; its options may depend on other entered values. */
function SearchField({ id, input, draft, onChange }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {useHost().text(input.label)}
      </label>
      <div className={styles.input}>
        <WithLocal name="form" value={draft}>
          <SearchInput id={id} input={input} value={draft[input.name]} onChange={onChange} />
        </WithLocal>
      </div>
    </div>
  );
}

/** The column spans of a number of fields on wide and narrow screens. */
function columnsFor(count: number): CSSProperties & Record<`--${string}`, number> {
  return { "--most-columns": Math.min(3, count), "--some-columns": Math.min(2, count) };
}

/**
 * The values being entered, stored as a draft until submit and reset when the filters change
 * otherwise.
 */
function useTyped({ id, search }: TablePlan, filters: Filters) {
  const kept = useDraft(id + passing, filters);
  const [state, setState] = useState(() => ({
    filters,
    draft: readTyped(kept.read(), search) ?? filters,
  }));
  // The filters are read anew with every change of the order or the page, which leaves them equal.
  const isOutdated = !equal(state.filters, filters);
  if (isOutdated) setState({ filters, draft: filters });
  const draft = isOutdated ? filters : state.draft;
  const setDraft = (changed: Filters): void => {
    setState({ filters, draft: changed });
    const isAsked = equal(withoutEmpty(changed), withoutEmpty(filters));
    kept.keep(isAsked ? null : plainData(changed));
  };
  return { draft, setDraft, forget: kept.forget };
}

function isAnyUsed(inputs: TablePlan["search"], filters: Filters): boolean {
  return inputs.some(({ name }) => !isEmpty(filters[name]));
}

function withoutEmpty(draft: Filters): Filters {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => !isEmpty(value)));
}
