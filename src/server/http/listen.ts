import { once } from "node:events";
import { createServer } from "node:net";
import { StartupError } from "../configuration/startup-error.ts";
import { errorCode } from "../storage/storage-error.ts";

/** Where the service listens. */
interface Place {
  host: string;
  port: number;
}

/**
 * Refuses a place where the service cannot listen. A start asks before it stores anything, so that
 * a first start that fails has made no account whose password is printed only once.
 * @throws StartupError
 */
export async function refuseTakenPlace(place: Place): Promise<void> {
  const server = createServer();
  await listening(place, async () => {
    server.listen({ host: place.host, port: place.port });
    await once(server, "listening");
  });
  server.close();
  await once(server, "close");
}

/**
 * Runs what listens at a place, and says what is wrong with the place if it cannot.
 * @throws StartupError
 */
export async function listening<T>({ host, port }: Place, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const code = errorCode(error) ?? "";
    const place = `${host}:${port}`;
    if (code === "EADDRINUSE") {
      throw new StartupError(
        `${place} is in use. Stop the program that uses it, or choose another PORT.`,
      );
    }
    if (code === "EACCES") {
      throw new StartupError(
        `${place} needs rights that this user does not have. Choose a PORT above 1023.`,
      );
    }
    if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code)) {
      throw new StartupError(`HOST "${host}" is not an address of this machine.`);
    }
    throw error;
  }
}
