import type { Statement } from './statement.ts'

export type ScopeStatement = Statement & { within: boolean }

const outsideHeading = /^(?:not in|out of|outside)(?: the)? scope|^out(?:side)?$|^excluded|^not included|^exclusions?|^won.t/
const people = String.raw`we|you|the (?:client|bank|council|trust|business|company|team|board|project|programme|first (?:phase|release))`
const outsideWords = [
  /\b(?:out of scope|outside (?:the )?scope|not in scope|excluded from|(?:is|are) excluded\b|(?:is|are) not (?:a )?part of|will not be (?:replaced|changed|covered|built|delivered|migrated|included))\b/i,
  new RegExp(String.raw`\b(?:${people}) (?:do(?:es)?(?: not|n.t)|will not|won.t) (?:want|need|require|ask for|replace)\b`, 'i'),
  /^(?:there is )?no need (?:for|to)\b/i,
  // "so that re-keying is not needed" is the aim of something else.
  /^(?:(?!\b(?:so that|such that|where|once|if|when|unless|who|which|that)\b)[^,;.]){1,120}\b(?:is|are) not (?:required|needed|necessary|included)\b/i,
]

/** What stands inside and outside the work, item by item. */
export const readScope = (statements: Statement[]): ScopeStatement[] =>
  statements.map((statement) => ({ ...statement, within: !isOutside(statement) }))

// What stands in brackets is said beside the sentence: "… (who are excluded if it is not met)".
const bracketed = /\([^()]*\)/g

export const isOutside = ({ text, heading }: Pick<Statement, 'text' | 'heading'>) =>
  outsideHeading.test(heading) ||
  (/\b(?:not|no|n.t|out|outside|excluded)\b|n.t\b/i.test(text) &&
    outsideWords.some((words) => words.test(text.replace(bracketed, ' '))))
