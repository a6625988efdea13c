/**
 * The nonce with which the content security policy allows style elements, if the server sent one.
 */
export function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/**
 * Adds the nonce to every style element created from now on. antd passes the nonce on itself, but
 * some libraries it uses (scroll lock, scrollbar measure) do not, and the policy would block their
 * styles.
 */
export function lendStyleNonce(nonce: string): void {
  document.createElement = new Proxy(document.createElement, {
    apply(create, self, args) {
      const element: unknown = Reflect.apply(create, self, args);
      if (element instanceof HTMLStyleElement) element.nonce = nonce;
      return element;
    },
  });
}
