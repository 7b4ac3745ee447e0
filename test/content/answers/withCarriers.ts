/** The configured options of the insurance, with these carriers alone. */
export const withCarriers =
  (...carriers: readonly string[]) =>
  (path: string, text: string): string =>
    path.startsWith('insurance-step-config/')
      ? JSON.stringify({ ...JSON.parse(text), carriers, displayAddressCarriers: {} })
      : text;
