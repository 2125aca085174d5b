import { counted } from '../counted.ts'

export const design = 'Design'
export const components = (count: number) => counted(count, 'component', 'components')
export const around = (count: number) => counted(count, 'person or system around it', 'people and systems around them')
export const connections = (count: number) => counted(count, 'connection', 'connections')
export const decisions = (count: number) => counted(count, 'decision', 'decisions')
export const risks = (count: number) => counted(count, 'risk', 'risks')
export const questions = (count: number) => counted(count, 'question', 'questions')
export const picture = (counts: string) => `Picture of the design so far: ${counts}`
export const statementsAnswered = 'Statements answered'
export const answeredOf = (answered: number, asked: number) => `${answered} of ${asked}`
export const mended = 'Corrected after the check'
export const answers = { yes: 'Yes', 'in-part': 'In part', no: 'No', ask: 'Question', 'set-aside': 'Set aside' } as const
export const planned = (count: number, weeks: number) =>
  `Plan so far: ${counted(count, 'piece of work', 'pieces of work')} in ${counted(weeks, 'week', 'weeks')}`
