/** ISO/IEC 25010:2023. */
export const qualityCharacteristics = [
  'Functional suitability',
  'Performance efficiency',
  'Compatibility',
  'Interaction capability',
  'Reliability',
  'Security',
  'Maintainability',
  'Flexibility',
  'Safety',
] as const

export const dataClasses = ['public', 'internal', 'confidential', 'personal', 'special-category'] as const

export const levels = ['low', 'medium', 'high'] as const

export const workstreamKinds = [
  'discovery',
  'build',
  'integration',
  'migration',
  'test',
  'parallel-run',
  'switch-over',
  'training',
  'advice',
  'operation',
] as const

/** A design's answers to a statement that asks for something. */
export const designAnswers = ['yes', 'in-part', 'no', 'ask', 'set-aside'] as const

/** The role of a name in a brief. */
export const nameRoles = [
  'source',
  'target',
  'both',
  'replaced',
  'stays',
  'must-use',
  'must-not-use',
  'standard',
  'person',
  'nothing',
] as const
export type NameRole = (typeof nameRoles)[number]

/** How the client labelled a statement: by a heading, a field of the form or a word before a colon. */
export const statementLabels = [
  'objective',
  'requirement',
  'in-scope',
  'out-of-scope',
  'deliverable',
  'constraint',
  'assumption',
  'date',
  'money',
  'question',
  'context',
] as const
export type StatementLabel = (typeof statementLabels)[number]

/** The topic of a question to a client: one of the checklist, or `own` for a question of the design that none of them covers. */
export const questionTopics = [
  'Users',
  'Money',
  'Dates',
  'Acceptance',
  'Systems and interfaces',
  'Data and its owner',
  'Where data is kept',
  'Retention and deletion',
  'Availability',
  'Recovery',
  'Performance and volume',
  'Security and privacy',
  'Access',
  'Operation and support',
  'own',
] as const

/** Platforms for a design; a component has a product for each platform that it can run on. */
export const hostings = ['azure', 'aws', 'google', 'onPremises'] as const
export type Hosting = (typeof hostings)[number]
