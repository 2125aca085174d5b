import type { Chapter } from '../document-type.ts'

/** The chapters of a Low-Level Design, after IEEE 1016 and ISO/IEC/IEEE 42010. */
export type LldChapterId =
  | 'identification'
  | 'concerns'
  | 'structure'
  | 'modules'
  | 'interfaces'
  | 'data'
  | 'interactions'
  | 'states'
  | 'algorithms'
  | 'limits'
  | 'security'
  | 'errors'
  | 'configuration'
  | 'tests'
  | 'risks'
  | 'questions'
  | 'glossary'
  | 'traceability'

export const lldOutline: (Chapter & { id: LldChapterId })[] = [
  {
    id: 'identification',
    heading: 'Identification and parent design',
    ask: 'What this document details, which design it follows, and what it takes over from it.',
    alsoCalled: ['identification', 'document control', 'introduction', 'parent design', 'document history', 'sign-off', 'overview'],
  },
  {
    id: 'concerns',
    heading: 'Concerns and views',
    ask: 'Who needs what from this design, and which chapter answers it; what is assumed.',
    alsoCalled: ['concern', 'view', 'stakeholder', 'audience', 'assumption'],
  },
  {
    id: 'structure',
    heading: 'Logical structure',
    ask: 'Which modules there are, how they depend on each other and on their neighbours.',
    alsoCalled: ['logical structure', 'structure', 'dependencies', 'architecture', 'class diagram', 'package'],
  },
  {
    id: 'modules',
    heading: 'Modules',
    ask: 'For each module: purpose, inputs, outputs, dependencies.',
    alsoCalled: ['module', 'component', 'building block', 'detailed design', 'class', 'service'],
  },
  {
    id: 'interfaces',
    heading: 'Interfaces',
    ask: 'Each interface with its operations, their shapes and error codes.',
    alsoCalled: ['interface', 'api', 'contract', 'integration', 'endpoint', 'message'],
  },
  {
    id: 'data',
    heading: 'Physical data model',
    ask: 'Tables, types, keys, indexes, retention and how the model changes.',
    alsoCalled: ['data', 'database', 'physical data model', 'schema', 'storage', 'data dictionary'],
  },
  {
    id: 'interactions',
    heading: 'Interactions',
    ask: 'The runs step by step: who calls whom, in which way, and what a failure does.',
    alsoCalled: ['interaction', 'sequence', 'scenario', 'runtime', 'process', 'flow', 'use case'],
  },
  {
    id: 'states',
    heading: 'States',
    ask: 'The states of runs and of data, and what moves them on.',
    alsoCalled: ['state', 'lifecycle', 'life cycle', 'status'],
  },
  {
    id: 'algorithms',
    heading: 'Algorithms and rules',
    ask: 'The processing rules and the logic of each run.',
    alsoCalled: ['algorithm', 'logic', 'business rule', 'rule', 'processing', 'pseudocode'],
  },
  {
    id: 'limits',
    heading: 'Limits, time-outs and repeats',
    ask: 'How long a call waits, how often it is repeated, and why a repeat does no harm.',
    alsoCalled: ['limit', 'time-out', 'timeout', 'retry', 'retries', 'idempotency', 'performance', 'capacity'],
  },
  {
    id: 'security',
    heading: 'Security of each interface',
    ask: 'Who may call each interface, how that is proved, and what is recorded.',
    alsoCalled: ['security', 'access', 'authentication', 'authorisation', 'privacy', 'encryption'],
  },
  {
    id: 'errors',
    heading: 'Errors, logs and alerts',
    ask: 'Every error with its code, what each module logs, and what wakes somebody.',
    alsoCalled: ['error', 'exception', 'log', 'logging', 'alert', 'monitoring', 'observability'],
  },
  {
    id: 'configuration',
    heading: 'Configuration, rollout and rollback',
    ask: 'Settings by environment, the order of rollout, and the way back.',
    alsoCalled: ['configuration', 'deployment', 'rollout', 'rollback', 'release', 'environment', 'operations', 'installation'],
  },
  {
    id: 'tests',
    heading: 'Test plan',
    ask: 'Which tests prove which requirement, and where they run.',
    alsoCalled: ['test', 'quality assurance', 'verification', 'acceptance'],
  },
  {
    id: 'risks',
    heading: 'Risks and open points of the build',
    ask: 'What the build cannot settle alone, what may go wrong in it, and what is done about each.',
    alsoCalled: ['risk', 'raid', 'issue', 'technical debt'],
  },
  {
    id: 'questions',
    heading: 'Open questions',
    ask: 'What has to be answered before it is built, and what the design works with until then.',
    alsoCalled: ['question', 'open point', 'open item', 'next step'],
  },
  {
    id: 'glossary',
    heading: 'Glossary',
    ask: 'The words of this document that a reader may not know.',
    alsoCalled: ['glossary', 'terminology', 'definitions', 'abbreviations', 'acronyms'],
  },
  {
    id: 'traceability',
    heading: 'Traceability',
    ask: 'From each requirement to the module, the interface or data, and the test.',
    alsoCalled: ['traceability', 'requirements matrix', 'requirement', 'coverage'],
  },
]
