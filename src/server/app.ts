import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { thisBuild } from "../language/compile/this-build.ts";
import { type CaptchaDrawer, captchaDrawer } from "./accounts/captcha.ts";
import { messageOutbox } from "./accounts/message-outbox.ts";
import { createPasswords, type PasswordCost } from "./accounts/passwords.ts";
import type { Handlers } from "./call/handler.ts";
import { checkHandlers, registerOperations } from "./call/operation-routes.ts";
import type {
  MessageSender,
  PageCheck,
  PagePlanner,
  Services,
  SourceImport,
} from "./call/services.ts";
import { serveChanges } from "./changes/change-stream.ts";
import type { AppConfiguration } from "./configuration/configuration.ts";
import { compressAnswers } from "./http/compression.ts";
import { forwardService } from "./http/forwarding.ts";
import { acceptJsonOnly } from "./http/json-body.ts";
import { dropLeftClients } from "./http/left-clients.ts";
import { multipartLimits } from "./http/multipart.ts";
import { limitRequests } from "./http/request-limit.ts";
import { createServer } from "./http/server.ts";
import { serveClient } from "./http/static.ts";
import { stopGently } from "./http/stopping.ts";
import { serveUploads } from "./http/uploads.ts";
import { createAccessTokens } from "./imported/connection/access-tokens.ts";
import { createSend, operatorsReach } from "./imported/connection/reach.ts";
import { createSealing, type Sealing } from "./imported/connection/sealing.ts";
import { createReadCatalogue, readRevision } from "./imported/current-catalogue.ts";
import { describeImport } from "./imported/described-import.ts";
import type { ImportedPlace } from "./imported/imported-place.ts";
import { serveImported } from "./imported/imported-routes.ts";
import { othersBases, othersServices } from "./imported/others-services.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { serveMonitoring } from "./monitoring/monitoring-routes.ts";
import { createReadiness } from "./monitoring/readiness.ts";
import { createMemberTokens, type MemberTokens } from "./openid/member-tokens.ts";
import { serveOpenId } from "./openid/openid-routes.ts";
import { createProvider, type Provider } from "./openid/provider.ts";
import { createPageFiles } from "./pages/page-files.ts";
import { planPage } from "./pages/page-plans.ts";
import type { PoolUse } from "./storage/database.ts";
import type { Database } from "./storage/tables.ts";
import { encodeImage, type ImageEncoder } from "./threads/images.ts";

/** Milliseconds that running calls get to finish; containers are killed after ten seconds. */
const usualPatienceMs = 6_000;

/** The parts and settings that the application is made of. */
export interface AppOptions {
  /** The database with its tables up to date; `null` if every service is forwarded elsewhere. */
  database: Kysely<Database> | null;
  /** How the connections of the database pool are used; `null` without a pool. */
  poolUse?: (() => PoolUse) | null;
  catalogue: Catalogue;
  handlers: Handlers;
  configuration: AppConfiguration;
  checkPage: PageCheck;
  /** Plans pages, in a worker thread if the process has one. */
  planPage?: PagePlanner;
  /** Imports documents, in a worker thread if the process has one. */
  importSource?: SourceImport;
  /** Replacements for tests; each defaults to the real implementation. */
  captcha?: CaptchaDrawer;
  encodeImage?: ImageEncoder;
  messages?: MessageSender;
  passwordCost?: PasswordCost;
  now?: () => Date;
  /** Work to finish after the stop signal; the service answers calls until it is done. */
  drain?: () => Promise<unknown>;
  /** Milliseconds that running calls get to finish after `drain`. */
  stopPatience?: number;
}

/**
 * Creates the whole application as one Fastify instance that does not listen yet.
 * @throws Error if an operation has no handler, or a handler has no operation.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { configuration } = options;
  const isOurs = (service: string) => Object.hasOwn(configuration.services, service);
  checkHandlers(options.catalogue, options.handlers, isOurs);
  const app = createServer(configuration);
  const { drain = async () => {}, stopPatience = usualPatienceMs } = options;
  const draining = stopGently(app, { drain, patienceMs: stopPatience });
  serveMonitoring(app, createMonitoring(options, draining));
  dropLeftClients(app);
  await app.register(cookie);
  if (configuration.rateLimit > 0) await limitRequests(app, configuration.rateLimit);
  await registerServices(app, options, draining);
  const others = othersBases(options.catalogue, configuration.services);
  await serveClient(app, configuration, others, () => importedServices(app, options));
  return app;
}

function createMonitoring(options: AppOptions, draining: AbortSignal) {
  const { database: db, poolUse = null, now = () => new Date() } = options;
  return {
    metrics: createMetrics({ db, poolUse, now }),
    readiness: createReadiness(db, draining),
    metricsFrom: options.configuration.metricsFrom,
  };
}

/** The revision of the imported services; empty if it cannot be read. */
async function importedServices(app: FastifyInstance, options: AppOptions): Promise<string> {
  const answersHere = options.configuration.services.system?.forwardTo === null;
  if (!options.database || !answersHere) return "";
  try {
    return await readRevision(options.database, options.configuration.importedOverlays);
  } catch (error) {
    // The front end starts even so, and shows which part does not work.
    app.log.error({ err: error }, "The imported services could not be read.");
    return "";
  }
}

/**
 * Registers each service of the catalogue, which is forwarded if the configuration says so, and
 * otherwise answered by this process.
 */
async function registerServices(
  app: FastifyInstance,
  options: AppOptions,
  draining: AbortSignal,
): Promise<void> {
  const answered: [string, string][] = [];
  for (const [name, { base, forwardTo }] of Object.entries(options.configuration.services)) {
    if (forwardTo === null) answered.push([name, base]);
    else await forwardService(app, base, forwardTo);
  }
  if (answered.length === 0) return;
  await app.register((scope) => answerServices(scope, answered, options, draining));
}

async function answerServices(
  app: FastifyInstance,
  bases: readonly [string, string][],
  options: AppOptions,
  draining: AbortSignal,
): Promise<void> {
  const { catalogue, handlers, database } = options;
  if (!database) throw new Error("A service that is answered here needs a database.");
  const { openId } = options.configuration;
  const provider = openId && createProvider(openId);
  const services = createServices(options, provider);
  acceptJsonOnly(app);
  await compressAnswers(app);
  await app.register(multipart, { limits: multipartLimits });
  for (const [name, base] of bases) {
    const { rateLimit: limit } = options.configuration;
    const routes = { catalogue, handlers, db: database, services, rateLimit: limit };
    registerOperations(app, name, base, routes);
    if (name !== "system") continue;
    serveUploads(app, base, database);
    serveChanges(app, base, { db: database, services, draining });
    if (openId && provider) {
      const ofOpenId = { db: database, catalogue, services, configuration: openId, provider };
      serveOpenId(app, base, ofOpenId);
    }
    await app.register((scope) => serveImported(scope, database, services));
  }
}

function createServices(options: AppOptions, provider: Provider | null): Services {
  const { configuration } = options;
  const now = options.now ?? (() => new Date());
  return {
    passwords: createPasswords(options.passwordCost),
    captcha: options.captcha ?? captchaDrawer,
    messages: options.messages ?? messageOutbox,
    pages: createPageFiles(configuration.pagesDirectory),
    checkPage: options.checkPage,
    planPage: options.planPage ?? planPage,
    plansFor: configuration.client.overlays === undefined ? thisBuild : null,
    linkHosts: configuration.linkHosts,
    importSource: options.importSource ?? describeImport,
    encodeImage: options.encodeImage ?? encodeImage,
    readCatalogue: createReadCatalogue(
      options.catalogue,
      othersServices(options.catalogue, configuration.services),
      configuration.importedOverlays,
    ),
    imported: importedPlace(configuration, provider, now),
    uploadQuotaBytes: configuration.uploadQuotaBytes,
    captchaRequired: configuration.captchaRequired,
    registrationApproval: configuration.registrationApproval,
    now,
  };
}

function importedPlace(
  configuration: AppConfiguration,
  provider: Provider | null,
  now: () => Date,
): ImportedPlace {
  const { services, importedAddress: addressOf, secretKeys, serviceReach: reach } = configuration;
  const sealing = createSealing(secretKeys);
  return {
    base: `${services.system?.base ?? ""}/services`,
    addressOf,
    sealing,
    reach,
    send: createSend(reach),
    sendToOperators: createSend(operatorsReach(reach)),
    tokens: createAccessTokens(now),
    members: memberTokens(configuration, { provider, sealing, now }),
    overlays: configuration.importedOverlays,
  };
}

/** Members' tokens are kept only if the operator lists where they may go and has a key for them. */
function memberTokens(
  { openId }: AppConfiguration,
  { provider, sealing, now }: { provider: Provider | null; sealing: Sealing | null; now(): Date },
): MemberTokens | null {
  if (!openId || !provider || !sealing || openId.tokenHosts.length === 0) return null;
  return createMemberTokens({ provider, configuration: openId, sealing, now });
}
