/** Lists of a design whose facts can be added, changed and removed. */
export const designLists = [
  'elements',
  'relations',
  'dataEntities',
  'interfaces',
  'scenarios',
  'environments',
  'qualities',
  'decisions',
  'risks',
  'assumptions',
  'questions',
  'needs',
  'workstreams',
  'milestones',
  'windows',
  'costs',
] as const
export type DesignList = (typeof designLists)[number]

export const elementKinds = ['person', 'system', 'external-system', 'container', 'component', 'store', 'queue', 'model'] as const
export type ElementKind = (typeof elementKinds)[number]

/** What a cell of a printed table is calculated from, where it shows no field of a fact. */
export const cellOrigins = ['id', 'plan', 'sum', 'connections'] as const
export type CellOrigin = (typeof cellOrigins)[number]

/** `ask`: the client must answer a question first. `set-aside`: no answer is needed, for the reason in `how`. */
export const answerStates = ['open', 'proposed', 'yes', 'in-part', 'no', 'ask', 'set-aside'] as const
export type AnswerState = (typeof answerStates)[number]

/** With more connections than this, labels would cover the components, so they are shown one at a time and take no space. */
export const mostLabelled = 14

/** Maximum number of changes in one request. */
export const mostFactChanges = 1_000
