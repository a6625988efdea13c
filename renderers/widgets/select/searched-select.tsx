import { useInfiniteQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { type UIEvent, useEffect, useMemo, useRef, useState } from "react";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { pageArguments, sizeNear } from "../../../src/catalogue/paging/paging.ts";
import { isTextOrNumber, own } from "../../../src/catalogue/schema/record.ts";
import { rowsOf } from "../../../src/catalogue/schema/rows.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { clearButton } from "../../../src/ui/buttons/clear-button.tsx";
import { quietly } from "../../../src/wire/wire.ts";
import { type ChoiceNode, type ChoiceValue, isMultiple } from "../../runtime/choose/choices.ts";
import { ChoicesState } from "../../runtime/choose/choices-state.tsx";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import {
  type RowChoices,
  useChoicesOfRows,
  useFollowed,
} from "../../runtime/choose/use-choices.ts";
import { useOptionLabels } from "../../runtime/choose/use-option-labels.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useArguments } from "../../runtime/page/use-scope.ts";
import { PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import type { PagePlace } from "../../runtime/read/pages/read-page.ts";
import { useManyChosen } from "../use-many-chosen.tsx";

/** Distance from the list's end, in pixels, at which the next page is requested. */
const nearEnd = 120;

/**
 * A select whose values a service finds by the typed text, one page at a time, shown by their
 * labels.
 */
export function SearchedSelect({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const { text } = useHost();
  const clear = clearButton(text("common.clear"));
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const isMany = isMultiple(props.schema);
  const chosen = [props.value].flat().filter(isTextOrNumber);
  const mustName = plan.one === null && chosen.length > 0;
  const found = useOptionSearch(plan, typed, isOpen || mustName);
  const labelOf = useOptionLabels(plan, chosen, found.choices);
  useClearedWhenOthersChange(plan, props);
  const named = chosen.map((value) => ({ value, label: labelOf(value) }));
  const control = controlProps(props);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd) found.readMore();
  };
  const many = useManyChosen({
    value: isMany ? chosen : null,
    isMultiple: isMany,
    isFixed: control.disabled,
    onChange: props.onChange,
    labelOf,
  });
  const select = many.withList(
    <Select<unknown>
      {...control}
      {...many.tags}
      disabled={control.disabled || found.isWaiting}
      style={fullWidth}
      mode={isMany ? "multiple" : undefined}
      labelInValue
      value={isMany ? named : named[0]}
      options={found.choices}
      loading={isOpen && found.isLoading}
      notFoundContent={<ChoicesState {...found} />}
      placeholder={text(found.isWaiting ? "choose.optionsWait" : "choose.search")}
      allowClear={props.required !== true && clear}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onPopupScroll={onScroll}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (!opens) setTyped("");
      }}
      onChange={(next) => {
        const values = [next].flat().flatMap(valueIn);
        props.onChange(isMany ? values : values[0]);
      }}
    />,
  );
  return (
    <>
      {select}
      <PagesEndNote end={found.end} />
    </>
  );
}

function valueIn(choice: unknown): ChoiceValue[] {
  const value = own(choice, "value");
  return isTextOrNumber(value) ? [value] : [];
}

/** Clears options that were found for old values of the fields that they depend on. */
function useClearedWhenOthersChange(plan: OptionsPlan, { value, onChange }: WidgetViewProps): void {
  const followed = useFollowed(plan);
  const last = useRef(followed);
  useEffect(() => {
    if (followed === last.current) return;
    last.current = followed;
    if (plan.followsForm && value !== undefined) onChange(undefined);
  }, [plan, followed, value, onChange]);
}

/** The options that a service has found so far. */
interface FoundOptions extends RowChoices {
  readMore(): void;
}

/** Milliseconds without typing after which the service is called. */
const typingPauseMs = 250;

/** Options requested per page. */
const pageSize = 50;

/** Lets a service find options; only the response for the current text is shown. */
function useOptionSearch(plan: OptionsPlan, typed: string, isWanted: boolean): FoundOptions {
  const host = useHost();
  const { call, list } = plan.rows;
  const asked = usePaused(typed.trim());
  const bound = useArguments(call);
  const operation = operationOf(host.catalogue, call);
  const wanted = plan.search !== null && asked !== "" ? { [plan.search]: asked } : {};
  const size = sizeNear(operation.request.properties?.[list.size ?? ""] ?? {}, pageSize);
  const first = { ...bound, ...wanted, ...pageArguments(list, 1, size) };
  const query = useInfiniteQuery({
    queryKey: ["options", operation.id, { ...bound, ...wanted }, host.language],
    queryFn: async ({ signal, pageParam }) => {
      const { readAt } = await import("../../runtime/read/pages/read-page.ts");
      const options = { ...quietly, signal };
      return readAt({ wire: host.wire, operation, list, size, options }, pageParam);
    },
    initialPageParam: firstPlace(first),
    getNextPageParam: ({ next }) => next,
    enabled: isWanted && bound !== null,
    meta: { tag: operation.tag },
  });
  const pages = query.data?.pages;
  const rows = useMemo(
    () => pages?.flatMap(({ data }) => rowsOf({ list }, data)) ?? [],
    [pages, list],
  );
  const isBehind = asked !== typed.trim();
  const choices = useChoicesOfRows(plan, rows);
  return {
    choices: isBehind ? nothing : choices,
    isLoading: isBehind || query.isFetching,
    isFailed: query.isError,
    isWaiting: bound === null,
    end: pages?.at(-1)?.end ?? null,
    retry: () => void query.refetch(),
    readMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}

const nothing: ChoiceNode[] = [];

const firstPlace = (asked: PagePlace["asked"]): PagePlace => ({ asked, earlier: [], passed: 0 });

/** The text after a pause in typing; an empty text without the pause. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (text === paused) return undefined;
    const timer = setTimeout(() => setPaused(text), text === "" ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}
