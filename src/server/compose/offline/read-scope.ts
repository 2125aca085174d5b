import type { Statement } from './statement.ts'

export type ScopeStatement = Statement & { within: boolean }

const outsideHeading = /^(?:not in|out of|outside)(?: the)? scope|^excluded|^not included|^exclusions?|^won.t/
const outsideWords =
  /\b(?:out of scope|outside (?:the )?scope|not in scope|excluded from|is not part of|are not part of|(?:do|does) not want to|will not be (?:replaced|changed|covered))\b/i

/** What stands inside and outside the work, item by item. */
export const readScope = (statements: Statement[]): ScopeStatement[] =>
  statements.map((statement) => ({ ...statement, within: !isOutside(statement) }))

export const isOutside = ({ text, heading }: Pick<Statement, 'text' | 'heading'>) =>
  outsideHeading.test(heading) || outsideWords.test(text)
