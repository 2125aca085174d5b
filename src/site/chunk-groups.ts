/** What generators share. */
const ofGenerators = {
  name: 'generator',
  test: /\/src\/web\/documents\/(?!content\/|(?:out-of-date-note|offer-ending|attempt|await-work|claims|facts|surroundings)\.)|react-hook-form|\/src\/web\/words\/..\/documents\./,
  minShareCount: 3,
  priority: 1,
}

/** What a document rests on, as its own page shows it: apart, so that no generator loads it. */
const ofFacts = {
  name: 'fact-parts',
  test: /\/src\/web\/(?:documents\/(?:claims|facts|surroundings)|screens\/document-bar|screens\/dashboard\/lazy-menu|library\/list-path|sending\/(?:send-provider|recipients)|words\/..\/document-states)\./,
  minShareCount: 2,
  priority: 0.5,
}

/** What the document's own page shares with them, and which must not bring the rest. */
const ofPage = {
  name: 'page-parts',
  test: /\/src\/web\/documents\/(?:queries|labels)\.|\/src\/web\/words\/..\/document-labels\.|shared\/brief-(?:field-labels|length)\.|words\/..\/(?:brief-fields|document-types)\./,
  minShareCount: 2,
  priority: 1.5,
}

/** What the screens of samples share, and the generators do without. */
const ofSamples = {
  name: 'samples',
  test: /\/src\/web\/ui\/(?:figure-strip|empty-state|loading-failed)\.tsx$/,
  minShareCount: 2,
  priority: 2.5,
}

/** What many screens share, and no generator shows before somebody presses something. */
const ofOthers = {
  name: 'others',
  test: /\/src\/web\/(?:ui\/(?:drawer|copy-text|page-language)|api\/whole-list)\.|icons\/(?:archive|archive-arrow-up|arrow-left|arrow-right|arrow-up|badge-check|chevron-left|circle|circle-dashed|circle-x|clock|copy|git-compare|panel-right|pencil|printer|refresh-cw|search-x|share-2|x)\./,
  minShareCount: 2,
  priority: 2.6,
}

/** The frame of a tab of the settings. */
const ofSettings = {
  name: 'settings-parts',
  test: /\/src\/web\/settings\/(?:loaded|settings-part|saving-note|use-saving)\./,
  minShareCount: 2,
  priority: 1,
}

/** What is left out is shown by no generator or by one alone, and a passkey is asked for by few. */
const ofDashboard = {
  name: 'dashboard',
  test: /\/src\/web\/(?:ui\/(?!(?:switch|dialogs\/form-dialog|page-keys|text-field|options|list-filters|search-input|day-spans|open-question|use-passing|use-address-choices|inert-button|scroll-region|share-bar|date-input|calendar|calendar-button|day-text|money)\.)|api|accounts\/(?!passkey\.|passkeys-query\.|invitation\.)|documents\/waiting\/(?!waiting-rows)|screens\/dashboard|words\/(?:counted|sentence|..\/language)\.)|\/src\/web\/reviews\/asked-(?!reviews-list)|screens\/firm-mark|lucide-react(?!.*\/(?:printer|pencil-line|database|key-round|palette|shield|shield-check|user|eye|eye-off|calendar-days|trash|trash-2|arrow-left|arrow-right)\.)|@tanstack/,
  minShareCount: 2,
  priority: 2,
}

/** What several screens share, by the file that it comes in. */
export const chunkGroups = [
  { name: 'theme', test: /\/src\/web\/ui\/theme\.ts$/, priority: 4 },
  {
    name: 'first',
    tags: ['$initial' as const],
    test: (id: string) => !/\/src\/web\/landing\/|(?<!app)\.html$/.test(id),
    priority: 3,
  },
  ofSamples,
  ofOthers,
  // Loaded when the first dialog or drawer opens.
  { name: 'dialogs', test: /node_modules\/(?:@base-ui|@floating-ui)\//, minShareCount: 2, priority: 2.8 },
  ofDashboard,
  ofPage,
  ofGenerators,
  ofFacts,
  ofSettings,
  // A generator shows a document once it is written, and the enhanced one never.
  { name: 'content', test: /\/src\/web\/documents\/content\//, minShareCount: 2 },
]
