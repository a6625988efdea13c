/** The nonce that lets style elements through the policy, if the server gave one. */
export function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/**
 * Gives the nonce to every style element made from now on. antd hands it on itself, but some of
 * the parts it is made of (scroll lock, scrollbar measure) forget it, and the policy blocks them.
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
