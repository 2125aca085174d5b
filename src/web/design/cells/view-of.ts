/** The tab of the design workspace that has the facts of a chapter. */
const views: Record<string, string> = {
  components: 'components',
  modules: 'components',
  data: 'data',
  tables: 'data',
  walks: 'scenarios',
  walk: 'scenarios',
  sequences: 'scenarios',
  contracts: 'interfaces',
  quality: 'quality',
  decisions: 'decisions',
  plan: 'plan',
  dates: 'plan',
  cost: 'effort',
  risks: 'risks',
  raid: 'risks',
  questions: 'questions',
  asks: 'questions',
  names: 'names',
  statements: 'answers',
}

/** The address of the design at the facts of a chapter. */
export const designAt = (document: string, section: string, isPicture = false) =>
  `/documents/${document}/design?view=${isPicture ? 'picture' : (views[section] ?? 'picture')}`
