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

/** What a name in a brief is to the work. */
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
