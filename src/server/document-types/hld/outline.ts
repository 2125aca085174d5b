import type { Chapter } from '../document-type.ts'

/** The chapters of a High-Level Design, after arc42, the C4 model and ISO/IEC/IEEE 42010. */
export type HldChapterId =
  | 'document-control'
  | 'goals'
  | 'scope'
  | 'context'
  | 'strategy'
  | 'building-blocks'
  | 'runtime'
  | 'data'
  | 'deployment'
  | 'concepts'
  | 'quality'
  | 'security'
  | 'reliability'
  | 'operations'
  | 'decisions'
  | 'risks'
  | 'questions'
  | 'glossary'
  | 'traceability'

export const hldOutline: (Chapter & { id: HldChapterId })[] = [
  {
    id: 'document-control',
    heading: 'Document control',
    ask: 'What this document is, for whom, what it rests on, and how many points are still open.',
    alsoCalled: ['document control', 'document history', 'revision', 'sign-off', 'approval', 'about this document'],
  },
  {
    id: 'goals',
    heading: 'Goals and quality goals',
    ask: 'Why the client wants this, what it must achieve, and which qualities matter most.',
    alsoCalled: ['goal', 'objective', 'summary', 'introduction', 'overview', 'purpose', 'background', 'requirement'],
  },
  {
    id: 'scope',
    heading: 'Scope, constraints and assumptions',
    ask: 'What is inside and outside the work, what limits the choice, and what is taken for granted.',
    alsoCalled: ['scope', 'constraint', 'assumption', 'deliverable'],
  },
  {
    id: 'context',
    heading: 'Context',
    ask: 'Who uses the system and which systems around it it exchanges data with.',
    alsoCalled: ['context', 'environment and users', 'stakeholder', 'actors', 'current state', 'external interfaces'],
  },
  {
    id: 'strategy',
    heading: 'Solution strategy',
    ask: 'The few choices that shape the design, and which requirement each answers.',
    alsoCalled: ['strategy', 'approach', 'solution overview', 'proposed solution', 'target architecture', 'architecture overview'],
  },
  {
    id: 'building-blocks',
    heading: 'Building blocks',
    ask: 'The parts, what each does, and how they work together.',
    alsoCalled: [
      'building block',
      'component',
      'container',
      'logical architecture',
      'technology stack',
      'application architecture',
      'architecture',
    ],
  },
  {
    id: 'runtime',
    heading: 'Runtime scenarios',
    ask: 'How the parts act in the runs that matter, and what happens when one fails.',
    alsoCalled: ['runtime', 'scenario', 'process view', 'use case', 'interaction', 'flows'],
  },
  {
    id: 'data',
    heading: 'Data',
    ask: 'What data flows where, where it is kept, how it is classed, how long and in which region.',
    alsoCalled: ['data', 'information architecture', 'storage'],
  },
  {
    id: 'deployment',
    heading: 'Deployment',
    ask: 'Where the parts run: environments, nodes, region.',
    alsoCalled: ['deployment', 'infrastructure', 'hosting', 'physical architecture', 'environments', 'network'],
  },
  {
    id: 'concepts',
    heading: 'Cross-cutting concepts',
    ask: 'The rules that hold in every part: identity, errors, configuration, logging, interfaces.',
    alsoCalled: ['cross-cutting', 'crosscutting', 'concept', 'principle', 'standard', 'integration'],
  },
  {
    id: 'quality',
    heading: 'Quality scenarios',
    ask: 'How each quality is measured, at which value it is met, and how that is shown.',
    alsoCalled: ['quality', 'non-functional', 'nonfunctional', 'performance', 'scalability', 'service level'],
  },
  {
    id: 'security',
    heading: 'Security',
    ask: 'Who may do what, how data is protected, and which threats are answered how.',
    alsoCalled: ['security', 'privacy', 'compliance', 'access control', 'data protection'],
  },
  {
    id: 'reliability',
    heading: 'Reliability',
    ask: 'What keeps running when something breaks, with recovery time and recovery point.',
    alsoCalled: ['reliability', 'availability', 'disaster', 'recovery', 'resilience', 'continuity', 'backup'],
  },
  {
    id: 'operations',
    heading: 'Operations, rollout and cost',
    ask: 'How it is run and watched, how it goes live, and what drives its cost.',
    alsoCalled: [
      'operation',
      'rollout',
      'migration',
      'plan',
      'roadmap',
      'timeline',
      'cost',
      'budget',
      'support',
      'monitoring',
      'commercial',
    ],
  },
  {
    id: 'decisions',
    heading: 'Decisions',
    ask: 'What was decided, between which options, and with which consequences.',
    alsoCalled: ['decision', 'option', 'alternatives', 'trade-off'],
  },
  {
    id: 'risks',
    heading: 'Risks',
    ask: 'What may go wrong and what is done about it.',
    alsoCalled: ['risk', 'issue', 'technical debt', 'raid', 'dependencies'],
  },
  {
    id: 'questions',
    heading: 'Open questions',
    ask: 'What the brief does not say, who answers it, and what the design works with until then.',
    alsoCalled: ['question', 'open point', 'open item', 'next step', 'to be decided'],
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
    ask: 'Where each requirement is met and how that is verified.',
    alsoCalled: ['traceability', 'requirements matrix', 'verification', 'test', 'acceptance'],
  },
]
