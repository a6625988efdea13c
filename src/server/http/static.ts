import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { previewAddress } from "../../language/preview-address.ts";
import type { AppConfiguration } from "../configuration/configuration.ts";
import { answerNotFound } from "./envelope.ts";

/** The placeholder in built documents that each answer replaces with its own nonce. */
const noncePlaceholder = "__CSP_NONCE__";
const yearInSeconds = 31_536_000;

/**
 * Serves the built front end and `config.json`, which says whether services were imported and below
 * which bases external services are called. An address that belongs neither to the service nor to a
 * file is a route of the front end and gets `index.html`.
 */
export async function serveClient(
  app: FastifyInstance,
  configuration: AppConfiguration,
  othersBases: Readonly<Record<string, string>>,
  importedServices: () => Promise<string>,
): Promise<void> {
  // A base in `config.json` takes precedence, so that browsers call that service directly.
  const bases = { ...othersBases, ...fieldsOf(configuration.client.bases) };
  const client = { ...configuration.client, ...(Object.keys(bases).length > 0 && { bases }) };
  app.get("/config.json", async (_request, reply) => {
    const services = await importedServices();
    const ownBases = ownBasesOf(configuration);
    return reply.send({ ...client, ownBases, ...(services !== "" && { services }) });
  });
  const directory = configuration.clientDirectory;
  if (directory === null) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  const document = await readFile(join(directory, "index.html"), "utf8");
  // The preview is the only document that may be framed, and only by the shell.
  const preview = await readFile(join(directory, previewAddress), "utf8");
  app.get(previewAddress, async (_request, reply) => sendDocument(reply, preview, "'self'"));
  // Documents have routes of their own, since the file plugin fails for clients without
  // compression.
  const alsoByHead = { exposeHeadRoute: true };
  app.get("/", alsoByHead, async (_request, reply) => sendDocument(reply, document, "'none'"));
  await serveFiles(app, directory);
  const served = Object.values(configuration.services).map(({ base }) => base);
  app.setNotFoundHandler((request, reply) => {
    if (isFrontEndRoute(request, served)) sendDocument(reply, document, "'none'");
    else answerNotFound(request, reply);
  });
}

/** The bases of services that this process answers, and that accept the product's own headers. */
function ownBasesOf({ services }: AppConfiguration): string[] {
  return Object.values(services).flatMap(({ base, forwardTo }) =>
    forwardTo === null ? [base] : [],
  );
}

/**
 * Whether a request opens a page of the front end, because it is for no file and no service. A page
 * may be at an address like that of a file, such as `/reports/v1.2`, but only a browser that opens
 * it asks for a document there.
 */
function isFrontEndRoute(request: FastifyRequest, bases: readonly string[]): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.split("?")[0] ?? "";
  const isService = bases.some((base) => path === base || path.startsWith(`${base}/`));
  const isOfBuild = path.startsWith("/assets/") || path.endsWith(".html");
  const isOpened = request.headers.accept?.includes("text/html") === true && !isOfBuild;
  return !isService && (isOpened || !/\.[A-Za-z0-9]+$/.test(path));
}

/**
 * Serves the files of the build. Those in `assets` have a hash in their name and are cached for
 * good; all others are revalidated. `assets` is registered by itself, since the file plugin reads
 * the whole folder for each request where `allowedPath` is given.
 */
async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  const served = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "deny",
  } as const;
  await app.register(fastifyStatic, {
    ...served,
    root: directory,
    allowedPath: (path) => !/^\/(index|preview)\.html/.test(path),
    setHeaders: (reply) => reply.header("Cache-Control", "no-cache"),
  });
  await app.register(fastifyStatic, {
    ...served,
    root: join(directory, "assets"),
    prefix: "/assets/",
    decorateReply: false,
    setHeaders: (reply) =>
      reply.header("Cache-Control", `public, max-age=${yearInSeconds}, immutable`),
  });
}

/**
 * Sends the front end's document. Scripts may come only from the service, and the style elements
 * that antd adds have the nonce of this response. `framers` sets which documents may show it in a
 * frame.
 */
function sendDocument(reply: FastifyReply, document: string, framers: Framers): FastifyReply {
  const nonce = randomBytes(16).toString("base64url");
  return reply
    .status(200)
    .headers({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy(nonce, framers),
    })
    .send(document.replaceAll(noncePlaceholder, nonce));
}

type Framers = "'self'" | "'none'";

function contentSecurityPolicy(nonce: string, framers: Framers): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framers}`,
    "img-src 'self' data: blob:",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    // The document states the same policy itself, for hosts that do not send this header.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
