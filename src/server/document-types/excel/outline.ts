import type { Chapter } from '../document-type.ts'

/** The sheets of a workbook. */
export type SheetId = 'summary' | 'requirements' | 'cost' | 'plan' | 'raid' | 'raci' | 'traceability'

export const excelOutline: (Chapter & { id: SheetId })[] = [
  {
    id: 'summary',
    heading: 'Summary',
    ask: 'In two or three sentences: what the figures of this workbook say, and which of them needs a decision.',
    alsoCalled: ['summary', 'overview', 'dashboard', 'cover', 'key figures', 'introduction'],
  },
  {
    id: 'requirements',
    heading: 'Requirements',
    ask: 'In one or two sentences: how many requirements there are, and how far the design has come with them.',
    alsoCalled: ['requirement', 'scope', 'backlog', 'functions', 'features'],
  },
  {
    id: 'cost',
    heading: 'Cost model',
    ask: 'In one or two sentences: which cost lines have a price, which have none, and what the sums leave out.',
    alsoCalled: ['cost', 'price', 'pricing', 'budget', 'estimate', 'commercial', 'financial', 'bill of materials'],
  },
  {
    id: 'plan',
    heading: 'Plan',
    ask: 'In one or two sentences: how long the work takes and what has to happen first.',
    alsoCalled: ['plan', 'schedule', 'timeline', 'roadmap', 'milestone', 'gantt', 'workstream'],
  },
  {
    id: 'raid',
    heading: 'RAID log',
    ask: 'In one or two sentences: what weighs most in the log and who has to act.',
    alsoCalled: ['raid', 'risk', 'issue', 'assumption', 'dependencies', 'question', 'decision log'],
  },
  {
    id: 'raci',
    heading: 'RACI',
    ask: 'In one or two sentences: how the letters are to be read, and that people are still to be named.',
    alsoCalled: ['raci', 'responsibility', 'responsibilities', 'role', 'team', 'resources', 'organisation'],
  },
  {
    id: 'traceability',
    heading: 'Traceability',
    ask: 'In one or two sentences: whether each requirement is met, and how that is shown.',
    alsoCalled: ['traceability', 'matrix', 'test', 'verification', 'acceptance', 'coverage'],
  },
]
