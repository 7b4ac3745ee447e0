/** The modules of the code base and the arrows between them. An arrow that is not listed is forbidden. */

export const screens = [
  'app/screens/search',
  'app/screens/benefit-codes',
  'app/screens/prescreen',
  'app/screens/walk-in',
  'app/screens/results',
  'app/screens/booking',
  'app/screens/reschedule',
  'app/screens/confirmation',
  'app/screens/cancel',
  'app/screens/locator',
  'app/screens/pages',
] as const;

const leaves = ['app/journey', 'app/formatting', 'app/messages', 'app/analytics', 'app/chunks'];
const services = ['app/api', 'app/content', 'app/ui', 'app/app-services'];
/** Entry points of the engine: the core, which decides; its words; the React part, which shows it; and the English words. */
const core = 'engine/core/index.ts';
const explain = 'engine/core/explain/index.ts';
const problems = 'engine/core/problems/index.ts';
const react = 'engine/react/index.ts';
const english = 'engine/messages/en.ts';
/** The sentences of problems, whose names and parameters compilers use as types. */
const sentences = 'engine/core/problems/sentences';
const parts = 'engine/core/parts';
const grammar = ['engine/core/json', 'engine/core/errors', sentences];

const screenNeeds = [
  'app/reservation/index.ts',
  'app/places',
  'app/widgets/formWidgets.ts',
  ...services,
  ...leaves,
  core,
  react,
  english,
];

/** Each module with the modules that it may import; a module may always import itself. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'engine/core.globals.d.ts': [],
  'engine/core/json': [],
  [parts]: [],
  [sentences]: ['engine/core/json'],
  'engine/core/errors': ['engine/core/json', sentences],
  'engine/core/messages': grammar,
  'engine/core/rules': ['engine/core/messages', ...grammar],
  'engine/core/validation': ['engine/core/messages', ...grammar],
  'engine/core/content': [parts, 'engine/core/validation', 'engine/core/rules', 'engine/core/messages', ...grammar],
  'engine/core/form': [parts, 'engine/core/validation', 'engine/core/rules', 'engine/core/messages', ...grammar],
  'engine/core/wizard': [
    parts,
    'engine/core/form',
    'engine/core/content',
    'engine/core/validation',
    'engine/core/rules',
    'engine/core/messages',
    ...grammar,
  ],
  'engine/core/questionnaire': [
    'engine/core/wizard',
    'engine/core/form',
    'engine/core/content',
    'engine/core/validation',
    'engine/core/rules',
    'engine/core/messages',
    ...grammar,
  ],
  'engine/core/problems': ['engine/core/content', ...grammar],
  'engine/core/explain': [
    'engine/core/questionnaire',
    'engine/core/wizard',
    'engine/core/form',
    'engine/core/rules',
    ...grammar,
  ],
  'engine/react': ['engine/core'],
  'engine/core/index.ts': ['engine/core'],
  'engine/checks': ['engine/core'],
  'engine/build.ts': [],
  'engine/generate.ts': ['schemas'],
  // What is typed is held to the same characters by the page and by the checks of requests.
  'schemas/generate.ts': ['schemas', 'engine/core/validation/textFormats.ts'],
  'engine/messages': ['engine/core', 'engine/react'],
  'app/journey': ['app/formatting', core],
  'app/formatting': [],
  'app/analytics': ['app/chunks', 'schemas'],
  'app/messages': ['schemas'],
  // What puts a visit into a calendar: the page's file and the mail's are the same.
  'app/calendar': ['app/formatting', 'app/messages'],
  'app/chunks': [],
  'app/api': [...leaves, 'schemas'],
  'app/app-services': ['app/api', 'app/content', 'app/ui/map/view/PlacedMapProps.ts', core, react, ...leaves],
  'app/content': [...leaves, 'schemas', core, english],
  // The only part of the content that knows the widgets; the rest is also read by pages that show no form.
  'app/content/forms': ['app/content', 'app/widgets/formWidgets.ts', ...leaves, 'schemas', core, english],
  'app/widgets': [react],
  'app/ui': leaves,
  'app/reservation': ['app/calendar', 'schemas/calls.ts', ...services, ...leaves],
  'app/places': [...services, ...leaves],
  ...Object.fromEntries(screens.map((screen) => [screen, screenNeeds])),
  // What is known of times knows nothing of what is shown of them.
  'app/screens/results': ['app/screens/results/times', ...screenNeeds],
  'app/screens/results/times': screenNeeds,
  'app/shell': [
    'app/reports/guestReports.ts',
    ...screens,
    'app/reservation',
    'app/places',
    ...services,
    ...leaves,
    'schemas',
    core,
    react,
  ],
  'app/main.tsx': ['app/shell'],
  // The reports of a page are a build of their own beside the app.
  'app/reports': ['app/analytics', 'app/chunks', 'schemas'],
  // The author's banner and panel are a script of their own beside the app's.
  'app/author': [
    'authoring/live/EditedDocument.ts',
    'authoring/explain',
    'authoring/check/read',
    'schemas/routes.ts',
    'app/content',
    core,
    explain,
    react,
  ],
  schemas: [],
  // Of the app only leaves that know no page: what a mail and its calendar file have in common with the screens.
  'reference-backend': [
    'schemas',
    'content-fixtures',
    'app/calendar',
    'app/formatting',
    'app/messages/fillTemplate.ts',
    'app/messages/mergeMessages.ts',
    // What a page may report.
    'app/reports/guestReports.ts',
    // The calls that the first view makes.
    'app/journey/picked/PickedAppointments.ts',
  ],
  'reference-backend/health/startServer.ts': ['reference-backend', 'authoring/live/followEdits.ts'],
  authoring: [
    core,
    explain,
    problems,
    react,
    'schemas',
    'app/content',
    'app/journey',
    'app/author/preview/Preview.ts',
    'app/messages/generated/messageDocuments.ts',
    'app/widgets/formWidgets.ts',
    'app/ui/rich-text/parseRichText.ts',
  ],
  // Journeys say what guests read, and so need the English words.
  'authoring/journeys': [
    'authoring/check',
    'authoring/proof',
    'authoring/jsonParts.ts',
    core,
    problems,
    english,
    'schemas',
    'app/content',
    'app/journey',
  ],
  // The same in the running app, in a browser.
  'authoring/journeys/browser': [
    'authoring/journeys',
    'authoring/check',
    'authoring/preview/previewSlot.ts',
    'authoring/jsonParts.ts',
    core,
    'schemas',
    'app/journey',
    'tools/browser.ts',
  ],
  'authoring/compare': [core, 'schemas', 'app/content', 'authoring/check', 'authoring/proof', 'authoring/jsonParts.ts'],
  bench: [
    'authoring/proof',
    core,
    problems,
    react,
    'schemas',
    'app/content',
    'reference-backend',
    'tools',
    'e2e',
    english,
  ],
  contract: ['schemas'],
  'contract/reference': ['reference-backend/createServer.ts'],
  // The description of the calls says what each of them may be refused for.
  'contract/openapi': ['contract', 'schemas', 'reference-backend/limits/limits.ts'],
  'studio/exchange': ['authoring/check/problems'],
  'studio/checking': ['studio/exchange', 'authoring'],
  'studio/server': ['studio/exchange', 'studio/checking', 'authoring/check', 'reference-backend/headers'],
  'studio/build': [],
  'studio/start.ts': ['studio/server', 'studio/build'],
  'studio/vite.config.ts': ['tools'],
  'studio/web': [
    'studio/exchange',
    'app/author/why/placeAt.ts',
    core,
    explain,
    problems,
    react,
    english,
    'schemas',
    'app/content',
    'app/journey',
    'app/formatting',
    'app/widgets/formWidgets.ts',
    'app/ui/rich-text',
    'app/ui/theme',
  ],
  tools: [core, 'authoring/check', 'authoring/live/followEdits.ts', 'reference-backend', 'schemas', 'test/gates'],
  // What is generated in one process.
  'tools/build/generate.ts': [
    'schemas/generate.ts',
    'contract/openapi/generate.ts',
    'engine/generate.ts',
    'authoring/ship.ts',
  ],
  e2e: ['tools', 'schemas/calls.ts'],
};

/** The module of a file: the longest name in the table that is the file or a folder above it. */
export function findModule(file: string): string | undefined {
  return Object.keys(arrows)
    .filter((module) => file === module || file.startsWith(`${module}/`))
    .sort((a, b) => b.length - a.length)[0];
}

export function isAllowed(from: string, to: string): boolean {
  const module = findModule(from);
  if (module === undefined) return false;
  if (to === module || to.startsWith(`${module}/`)) return true;
  return (arrows[module] ?? []).some((target) => to === target || to.startsWith(`${target}/`));
}
