/** The texts around the screens, and those shown where a screen is missing or fails. */
export const shellMessages = {
  skip: 'Skip to main content',
  loading: 'Loading...',
  siteName: 'Health and Wellness Scheduler',
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'More',
  help: 'Need help?',
  callUs: 'Call us at',
  notFound: {
    title: 'Page not found',
    heading: "Oh no 404! Can't find page.",
    text: 'The address may be misspelled, or the page may have moved.',
    action: 'Find an appointment',
  },
  broken: {
    heading: 'Something went wrong',
    text: 'We are experiencing an issue at this time. Please try again later.',
    action: 'Back to the start',
  },
  chunk: {
    heading: 'This page could not be loaded',
    text: 'There has been a network failure. Please try again.',
    action: 'Try again',
  },
  /** Shown below the headline of a booking whose confirmation cannot be shown. */
  bookedOnly: 'We could not load the rest of this page. Your confirmation email has all the details.',
} as const;
