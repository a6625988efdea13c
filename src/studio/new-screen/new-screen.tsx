import { Alert, Button, Form, Input, Segmented } from "antd";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import { CallError } from "../../wire/wire.ts";
import common from "../common.module.css";
import { studioAddress, useStudio } from "../studio-host.ts";
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

/** A new screen: made of an operation, of another page, or from nothing; it opens in the editor. */
export function NewScreen() {
  const { catalogue, environment, text, can } = useStudio();
  const { page, change, copied, fault, forget } = useNewPage();
  const path = plainPath(page.path) || "new";
  const proposal = useMemo(() => proposalOf(catalogue, page), [catalogue, page]);
  const usual = useMemo(() => {
    const { plan } = compilePage(path, JSON.stringify(proposal), environment);
    return plan && proposal ? proposedFields(plan.body, environment) : null;
  }, [proposal, path, environment]);
  const source = useMemo(
    () => sourceOf(page, proposal, usual, path, copied),
    [page, proposal, usual, path, copied],
  );
  const isWhole = source !== null && fault === null && titleSource(page.title) !== "";
  const { create, isCreating, failure } = useCreation(path, isWhole ? source : null, forget);
  const mayCreate = can("system:page:update");
  return (
    <div className={common.screen}>
      <h1 className={common.heading}>{text("studioScreen.new")}</h1>
      {!mayCreate && <Alert type="info" showIcon title={text("studio.newScreen.mayNot")} />}
      <div className={styles.columns}>
        <Form
          layout="vertical"
          className={`${common.card} ${styles.form}`}
          onFinish={() => void create()}
        >
          <StartSegments page={page} onChange={change} />
          <StartChoice page={page} onChange={change} />
          {proposal && (
            <PartsChoice page={page} proposal={proposal} fields={usual} onChange={change} />
          )}
          {source !== null && (
            <>
              <TitleFields
                title={page.title}
                onChange={(title) => change({ title, isTitled: true })}
              />
              <PathField {...{ page, path, fault }} onChange={change} />
              <Failure message={failure} />
              <CreateButton isCreating={isCreating} isDisabled={!mayCreate || !isWhole} />
            </>
          )}
        </Form>
        <ProposalView path={path} source={source} />
      </div>
    </div>
  );
}

/** Saves the page as a draft and opens it in the editor; `forget` is told that it is made. */
function useCreation(path: string, source: string | null, forget: () => void) {
  const studio = useStudio();
  const { wire, go } = studio;
  const tellAffected = useTellAffected();
  const [failure, setFailure] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const create = async (): Promise<void> => {
    if (source === null) return;
    setIsCreating(true);
    setFailure(null);
    try {
      // What somebody else has made there meanwhile is not written over.
      await wire.call("page.saveDraft", { path, source }, { quiet: true, ifMatch: '"none"' });
      forget();
      tellAffected("page.saveDraft");
      go(studioAddress(studio, "edit", { page: path }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setIsCreating(false);
    }
  };
  return { create, isCreating, failure };
}

type NewPage = ReturnType<typeof useNewPage>;

interface PageFieldProps {
  page: NewPage["page"];
  onChange: NewPage["change"];
}

function StartSegments({ page, onChange }: PageFieldProps) {
  const { text } = useStudio();
  return (
    <Segmented<PageStart>
      block
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

interface PathFieldProps extends PageFieldProps {
  path: string;
  fault: NewPage["fault"];
}

function PathField({ page, path, fault, onChange }: PathFieldProps) {
  const { text } = useStudio();
  const id = useId();
  return (
    <Form.Item
      label={text("studio.newScreen.path")}
      htmlFor={id}
      validateStatus={fault ? "error" : undefined}
      help={fault ? text(`studio.newScreen.${fault}`, { path }) : undefined}
      extra={text("studio.newScreen.pathHint")}
    >
      <Input
        id={id}
        value={page.path}
        spellCheck={false}
        maxLength={200}
        onChange={({ target }) => onChange({ path: target.value, isPlaced: true })}
        onBlur={() => onChange({ path: plainPath(page.path) })}
      />
    </Form.Item>
  );
}

function CreateButton({ isCreating, isDisabled }: { isCreating: boolean; isDisabled: boolean }) {
  const { text } = useStudio();
  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        loading={isCreating}
        disabled={isDisabled}
      >
        {text("studio.newScreen.create")}
      </Button>
      <p className={common.hint}>{text("studio.newScreen.createHint")}</p>
    </>
  );
}

function Failure({ message }: { message: string | null }): ReactNode {
  return message && <Alert type="error" showIcon title={message} />;
}
