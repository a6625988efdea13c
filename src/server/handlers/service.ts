import { sql } from "kysely";
import type { ImportFault } from "../../catalogue/import/import-fault.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import {
  afterPreparing,
  type HandlerContext,
  type Handlers,
  prepareAgain,
} from "../call/handler.ts";
import { badInput, codes, Refusal } from "../call/refusal.ts";
import { isStale, refuseStale } from "../call/refuse-stale.ts";
import { refuseDeleted } from "../call/stale-records.ts";
import { findBroken } from "../imported/broken-pages.ts";
import { connectService } from "../imported/connection/connect-service.ts";
import { connectionOf } from "../imported/connection/connection.ts";
import { importService, type ServiceImport } from "../imported/import-service.ts";
import { keepService, restoreService } from "../imported/kept-service.ts";
import { settingsIn } from "../imported/service-settings.ts";
import {
  describeService,
  listServices,
  lockServices,
  pagesCalling,
  pathsOf,
  readService,
  type StoredService,
  serviceETag,
  serviceState,
} from "../imported/service-store.ts";
import { inTurns } from "../pages/in-turns.ts";

type ServiceCheck = Answers["service.check"];

/** The handlers of services imported into the catalogue. */
export const serviceHandlers = {
  "service.getList": async (_request, context) =>
    await inTurns(await listServices(context), (stored) => describeService(context, stored)),

  "service.getOne": async ({ name }, context) => {
    const stored = await readService(context, name);
    if (!stored) throw noService(name);
    context.setETag(serviceETag(stored));
    const { sealing, members } = context.services.imported;
    const { settings, proposed } = stored;
    const keeps = { keepsCredentials: sealing !== null, keepsMemberTokens: members !== null };
    const more = { proposed, ...keeps };
    return { ...settings, ...describeService(context, stored), ...more };
  },

  "service.check": async (request, context) => {
    const stored = await readService(context, request.name);
    const imported = await importRequest(request, stored, context);
    return await answerOf(request.name, imported, stored, context);
  },

  "service.save": afterPreparing({
    prepare: async (request, context) => {
      const stored = await readService(context, request.name);
      if (isStale(context, serviceETag(stored))) return null;
      const { revision } = await context.catalogue();
      return { revision, ...(await importRequest(request, stored, context)) };
    },
    run: saveService,
  }),

  "service.connect": async (request, context) => {
    await lockServices(context);
    const stored = await readService(context, request.name);
    await refuseStale(context, serviceState(request.name, stored));
    if (!stored) throw noService(request.name);
    const connected = await connectService(request, stored, context);
    context.setETag(serviceETag(connected));
    return describeService(context, connected);
  },

  "service.del": async ({ name }, context) => {
    await lockServices(context);
    await refuseStale(context, serviceState(name, await readService(context, name)));
    const pages = pathsOf(await pagesCalling(context, name));
    if (pages.length > 0) {
      throw new Refusal(codes.stillInUse, "importedService.inUse", {
        values: { name, pages: pages.slice(0, 10).join(", ") },
      });
    }
    const deletion = await keepService(context, name);
    await context.db
      .deleteFrom("service")
      .where("name", "=", name)
      .returning("name")
      .executeTakeFirstOrThrow(() => noService(name));
    return deletion;
  },

  "service.restore": async ({ deletionId }, context) => {
    await lockServices(context);
    return describeService(context, await restoreService(context, deletionId));
  },

  "service.getDocuments": async ({ revision: known = "" }, context) => {
    const { revision, documents } = await context.catalogue();
    if (revision === known) return { revision, documents: null };
    const { base } = context.services.imported;
    return { revision, documents: documents.map((document) => servedBelow(base, document)) };
  },
} satisfies Partial<Handlers>;

async function saveService(
  request: Requests["service.save"],
  context: HandlerContext,
  prepared: (ServiceImport & { revision: string }) | null,
): Promise<Answers["service.save"] | typeof prepareAgain> {
  await lockServices(context);
  const { name } = request;
  const stored = await readService(context, name);
  await refuseStale(context, serviceState(name, stored));
  if (prepared?.revision !== (await context.catalogue()).revision) return prepareAgain;
  const { text, settings, faults, address, credentials } = prepared;
  if (text === null) throw badInput(faults.filter(isError).map(requestFaultOf));
  const author = context.signedIn();
  const row = {
    revision: sql<number>`nextval('service_revision')`,
    source: request.source ?? stored?.source ?? "",
    settings: JSON.stringify(settings),
    document: text,
    proposed: JSON.stringify({ address, credentials }),
    author: author.username,
    authorId: author.id,
    updateTime: context.services.now(),
  };
  const saved = await context.db
    .insertInto("service")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  context.setETag(serviceETag(saved));
  return describeService(context, saved);
}

/** The document with the address at which the browser calls the service. */
function servedBelow(base: string, document: OpenApiDocument): OpenApiDocument {
  return { ...document, servers: [{ url: `${base}/${document["x-service"]?.name ?? ""}` }] };
}

async function importRequest(
  request: Requests["service.save"],
  stored: StoredService | undefined,
  { db, services, catalogue }: HandlerContext,
): Promise<ServiceImport> {
  const source = request.source ?? stored?.source;
  if (source === undefined) {
    await refuseDeleted(db, "service", request.name);
    throw badInput([{ path: "/source", messageKey: "requestFault.required" }]);
  }
  const current = await catalogue();
  const imported = new Set(current.documents.map((document) => document["x-service"]?.name ?? ""));
  const shipped = [...current.catalogue.services.keys()].filter((name) => !imported.has(name));
  const settings = settingsIn(request);
  return await importService(
    { source, before: stored?.document ?? null },
    settings,
    current.catalogue,
    new Set(shipped),
    services,
  );
}

async function answerOf(
  name: string,
  imported: ServiceImport,
  stored: StoredService | undefined,
  context: HandlerContext,
): Promise<ServiceCheck> {
  const { text, title, version, address, settings, faults, offers, operations } = imported;
  const connection = connectionOf(name, stored?.connection ?? null, context.services.imported);
  const calling = stored ? await pagesCalling(context, name) : [];
  const isImportable = text !== null;
  const removed = isImportable ? imported.removed : [];
  return {
    isImportable,
    offers,
    title: isImportable ? title : "",
    version: isImportable ? version : "",
    address,
    basePath: settings.basePath ?? "",
    variable: connection.variable,
    isAddressed: connection.address !== null,
    revision: stored?.revision ?? 0,
    operations: operations.map(({ differences, ...operation }) => ({
      ...operation,
      differences: differences.map(({ code, values }) =>
        context.text(`contractDifference.${code}`, values),
      ),
    })),
    removed: removed.map((id) => ({ id, pages: pathsOf(calling, id) })),
    ...(await findBroken(context, name, imported, calling)),
    faults: faults.map(({ severity, code, pointer, values }) => ({
      severity,
      code,
      pointer,
      message: context.text(`importFault.${code}`, values),
    })),
  };
}

const isError = ({ severity }: ImportFault) => severity === "error";

function requestFaultOf({ code, values }: ImportFault) {
  return { path: "/source", messageKey: `importFault.${code}`, values };
}

function noService(name: string): Refusal {
  return new Refusal(codes.notFound, "importedService.notFound", { values: { name } });
}
