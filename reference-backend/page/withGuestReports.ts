/** Puts the script of the reports into a page. */
export const withGuestReports = (html: string): string =>
  html.replace(
    '</head>',
    '<script type="module" async fetchpriority="low" src="/guest-reports/watch.js"></script></head>',
  );
