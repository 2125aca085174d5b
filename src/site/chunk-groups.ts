/** Code shared by the generators. */
const ofGenerators = {
  name: 'generator',
  test: /\/src\/web\/documents\/(?!content\/|(?:out-of-date-note|offer-ending|attempt|await-work|claims|facts|surroundings)\.)|react-hook-form|\/src\/web\/words\/..\/documents\./,
  minShareCount: 3,
  priority: 1,
}

/** Code of the page of a document for its citations: separate, so that no generator loads it. */
const ofFacts = {
  name: 'fact-parts',
  test: /\/src\/web\/(?:documents\/(?:claims|facts|surroundings)|screens\/document-bar|screens\/dashboard\/lazy-menu|library\/list-path|sending\/(?:send-provider|recipients)|words\/..\/document-states)\.|\/src\/shared\/document-states\./,
  minShareCount: 2,
  priority: 0.5,
}

/** Code that the page of a document shares with the generators, without the rest of theirs. */
const ofPage = {
  name: 'page-parts',
  test: /\/src\/web\/documents\/(?:queries|labels)\.|\/src\/web\/words\/..\/document-labels\.|shared\/brief-(?:field-labels|length)\.|words\/..\/(?:brief-fields|document-types)\./,
  minShareCount: 2,
  priority: 1.5,
}

/** Code shared by the screens with samples, which the generators do not need. */
const ofSamples = {
  name: 'samples',
  test: /\/src\/web\/ui\/(?:figure-strip|empty-state|loading-failed)\.tsx$/,
  minShareCount: 2,
  priority: 2.5,
}

/** Code shared by many screens, which a generator needs only after a press. */
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

/** Each group is one file instead of several small ones, whose names every screen would load. */
const ofProjects = {
  name: 'project-parts',
  test: /\/src\/web\/projects\/(?:has-date|live-queries|project-status-text|use-moving|use-moment|health-badge)\./,
  minShareCount: 2,
}
/** With the days of moments, which screens without a comparison need too: it is the smallest group that they can share. */
const ofComparison = {
  name: 'compare',
  test: /\/src\/web\/(?:comparison\/(?:in-order|compare-with|compare-link)|ui\/moment-day)\./,
  minShareCount: 2,
}
const ofOverview = { name: 'overview-parts', test: /\/src\/web\/overview\/(?:overview-state|queries)\./, minShareCount: 2 }
const ofDates = { name: 'date-input', test: /\/src\/web\/ui\/(?:date-input|calendar-button)\./, minShareCount: 2 }
const ofDesign = {
  name: 'design',
  test: /\/src\/web\/(?:design\/(?:saved-text|use-design|save-bar|editing|within-field|printed-chapters|selection\/[\w-]+)|words\/..\/design(?:-selection|-chapters|-replace)?)\./,
  minShareCount: 2,
}

/** Excluded files are used by no generator or by only one; few users need a passkey. */
const ofDashboard = {
  name: 'dashboard',
  test: /\/src\/web\/(?:ui\/(?!(?:switch|dialogs\/form-dialog|page-keys|text-field|options|list-filters|search-input|day-spans|open-question|use-passing|use-address-choices|inert-button|scroll-region|share-bar|date-input|calendar|calendar-button|day-text|money)\.)|api|accounts\/(?!passkey\.|passkeys-query\.|invitation\.)|documents\/waiting\/(?!waiting-rows)|screens\/dashboard|words\/(?:counted|sentence|..\/language)\.)|\/src\/web\/reviews\/asked-(?!reviews-list)|screens\/firm-mark|lucide-react(?!.*\/(?:printer|pencil-line|database|key-round|palette|shield|shield-check|user|eye|eye-off|calendar-days|trash|trash-2|arrow-left|arrow-right|undo-2|redo-2)\.)|@tanstack/,
  minShareCount: 2,
  priority: 2,
}

/** Code shared by several screens, by the file that contains it. */
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
  ofProjects,
  ofComparison,
  ofOverview,
  ofDates,
  ofDesign,
  // A generator shows a document only after it is written, and the enhanced one never does.
  { name: 'content', test: /\/src\/web\/documents\/content\//, minShareCount: 2 },
]
