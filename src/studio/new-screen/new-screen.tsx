import { useMutation } from "@tanstack/react-query";
import { Alert, Button, Form, Segmented } from "antd";
import { useEffect, useMemo } from "react";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import { leftOutOf } from "../../language/scaffold/left-out.ts";
import common from "../common.module.css";
import { studioAddress, useStudio } from "../studio-host.ts";
import { TextField } from "../text-field.tsx";
import { noPageEtag } from "../workbench/draft-answer.ts";
import { type PageStart, proposalOf, sourceOf } from "./new-page.ts";
import styles from "./new-screen.module.css";
import { plainPath } from "./page-path.ts";
import { titleSource } from "./page-title.ts";
import { PartsChoice } from "./parts-choice.tsx";
import { ProposalView } from "./proposal-view.tsx";
import { proposedFields } from "./proposed-fields.ts";
import { StartChoice } from "./start-choice.tsx";
import { TitleFields } from "./title-fields.tsx";
import { useNewPage } from "./use-new-page.ts";

/**
 * Creates a page from an operation, from another page or from nothing, and opens it in the editor.
 */
export function NewScreen() {
  const { text, can } = useStudio();
  const { page, change, copied, fault, forget } = useNewPage();
  const path = plainPath(page.path) || "new";
  const { proposal, usual, source } = useProposal(page, path, copied);
  const isWhole = source !== null && fault === null && titleSource(page.title) !== "";
  const { mutate, isPending, error } = useCreation(path, isWhole ? source : null, forget);
  const mayCreate = can("system:page:update");
  return (
    <div className={common.screen}>
      <h1 className={common.heading}>{text("screens.new")}</h1>
      {!mayCreate && <Alert type="info" showIcon title={text("studio.newScreen.mayNot")} />}
      <div className={`${common.columns} ${styles.columns}`}>
        <Form
          layout="vertical"
          className={`${common.card} ${styles.form}`}
          onFinish={() => mutate()}
        >
          <StartSegments page={page} onChange={change} />
          <StartChoice page={page} onChange={change} />
          {proposal && (
            <PartsChoice page={page} proposal={proposal} fields={usual} onChange={change} />
          )}
          {proposal && page.operationId !== null && <LeftOutEdits operationId={page.operationId} />}
          {source !== null && (
            <>
              <TitleFields
                title={page.title}
                onChange={(title) => change({ title, isTitled: true })}
              />
              <TextField
                label={text("studio.newScreen.path")}
                fault={fault ? text(`studio.newScreen.${fault}`, { path }) : ""}
                hint={text("studio.newScreen.pathHint")}
                value={page.path}
                maxLength={200}
                onChange={(typed) => change({ path: typed, isPlaced: true })}
                onBlur={() => change({ path: plainPath(page.path) })}
              />
              {error && <Alert type="error" showIcon title={error.message} />}
              <Button
                type="primary"
                htmlType="submit"
                size="large"
                loading={isPending}
                disabled={!mayCreate || !isWhole}
              >
                {text("studio.newScreen.create")}
              </Button>
              <p className={common.hint}>{text("studio.newScreen.createHint")}</p>
            </>
          )}
        </Form>
        <ProposalView path={path} source={source} />
      </div>
    </div>
  );
}

/** The page proposed for an operation, its default fields, and the source of the new page. */
function useProposal(page: NewPage["page"], path: string, copied: string | null) {
  const { catalogue, environment } = useStudio();
  const proposal = useMemo(() => proposalOf(catalogue, page), [catalogue, page]);
  const usual = useMemo(() => {
    const { plan } = compilePage(path, JSON.stringify(proposal), environment);
    return plan && proposal ? proposedFields(plan, environment) : null;
  }, [proposal, path, environment]);
  const source = useMemo(
    () => sourceOf(page, proposal, usual, path, copied),
    [page, proposal, usual, path, copied],
  );
  return { proposal, usual, source };
}

/**
 * Saves the page as a draft and opens it in the editor, once its author looks at this screen;
 * `forget` then discards the stored form.
 */
function useCreation(path: string, source: string | null, forget: () => void) {
  const studio = useStudio();
  const { wire, go } = studio;
  const tellAffected = useTellAffected();
  const creation = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (source === null) return null;
      // The save fails if somebody has created the page meanwhile.
      await wire.call("page.saveDraft", { path, source }, { quiet: true, ifMatch: noPageEtag });
      forget();
      tellAffected("page.saveDraft");
      return path;
    },
  });
  const { data: created, reset } = creation;
  // Effects wait while another tab is in front, from which nobody is taken away.
  useEffect(() => {
    if (!created) return;
    reset();
    go(studioAddress(studio, "edit", { page: created }));
  }, [created, reset, studio, go]);
  return creation;
}

type NewPage = ReturnType<typeof useNewPage>;

function StartSegments({ page, onChange }: { page: NewPage["page"]; onChange: NewPage["change"] }) {
  const { text } = useStudio();
  return (
    <Segmented<PageStart>
      block
      tabIndex={-1}
      aria-label={text("studio.newScreen.start")}
      value={page.start}
      options={[
        { value: "operation", label: text("studio.newScreen.fromOperation") },
        { value: "copy", label: text("studio.newScreen.fromPage") },
        { value: "empty", label: text("studio.newScreen.fromNothing") },
      ]}
      onChange={(start) => onChange({ start })}
    />
  );
}

/** Says which operations on a record the proposed page leaves out, and why. */
function LeftOutEdits({ operationId }: { operationId: string }) {
  const { catalogue, text } = useStudio();
  const leftOut = useMemo(() => leftOutOf(catalogue, operationId), [catalogue, operationId]);
  return leftOut.map(({ operation: { id, method, path }, why, fields }) => {
    const values = { operation: `${method.toUpperCase()} ${path}`, names: fields };
    const title = text(`studio.newScreen.leftOut.${why}`, values);
    return <Alert key={id} type="info" showIcon title={title} />;
  });
}
