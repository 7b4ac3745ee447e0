/**
 * Collects what no page may do in `window.complaints`: exceptions, errors of the console, and violations of the security
 * policy, also those before this is called where the browser keeps them. Sent to the page as text.
 */
export function watchPage(): void {
  const complaints: string[] = [];
  Reflect.set(window, 'complaints', complaints);
  addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    complaints.push(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...given: unknown[]) => {
    complaints.push(`console: ${given.join(' ')}`);
    error(...given);
  };
  if (typeof ReportingObserver === 'undefined') return;
  const observer = new ReportingObserver(
    (reports) => complaints.push(...reports.map(({ body }) => `policy violation: ${JSON.stringify(body)}`)),
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}
