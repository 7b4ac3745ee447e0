/** The nonce of this page, without which the policy lets the editor make no styles. */
export const cspNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
