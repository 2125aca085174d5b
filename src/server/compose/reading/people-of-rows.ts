import type { ReadStatement } from './find-systems.ts'
import { isSystemNoun } from './system-nouns.ts'
import type { PeopleMention } from './listed-people.ts'
import { singular } from './tokens.ts'

const whoColumn =
  /^(?:who(?: uses it| does it)?|(?:user |key )?roles?|users?|user groups?|actors?|personas?|used by|done by|performed by|entered by|by whom|for whom|as an?|acting role)$/i
const countColumn = /^(?:count|number|how many|headcount|heads|no\.?|nos\.?|#|people|qty|quantity)$/i
const rightsColumn = /^(?:rights?|access|permissions?|may|uses? (?:it|the system)|log-?ins?|accounts?|what they do|use)\??$/i
const none = /^(?:none\b|no\b|nothing\b|not?\s|-|–|—|n\/a\b|without\b)/i
const nobody =
  /^\(?(?:system|automatic\w*|all|everybody|everyone|none|nobody|n\/a|tbd|tbc|supplier|contractor|bidder|vendor|tenderer|provider|client|buyer)\)?$/i

/** Those whom a table names in a column of users: “Who”, “Role”; nobody where the rights beside them are none. */
export function peopleOfRow(statement: ReadStatement): PeopleMention[] | undefined {
  const { cells, isOut } = statement
  const who = cells?.find(({ head, text }) => head !== undefined && whoColumn.test(head) && text !== '')
  if (cells === undefined || who === undefined) return undefined
  if (isOut) return []
  const isRefused = cells.some(({ head, text }) => head !== undefined && rightsColumn.test(head) && none.test(text))
  const counted = cells.find(({ head }) => head !== undefined && countColumn.test(head))?.text ?? ''
  const count = /^\d{1,6}$/.test(counted) ? Number(counted) : undefined
  return who.text
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s*[,;/]\s*|\s(?:and|&|plus|or)\s/)
    .map((name) => name.replace(/^(?:the|our|all|each|every|any|an?|both|\d+)\s/i, '').trim())
    .filter(isNameOfPeople)
    .map((name) => ({
      name,
      key: singular(name.toLowerCase()),
      statement,
      uses: !isRefused,
      count,
      head: name.split(' ').at(-1) ?? '',
      isListed: true,
    }))
}

const isNameOfPeople = (name: string) =>
  /^\p{L}[\p{L}’' -]{2,50}$/u.test(name) &&
  name.split(/\s+/).length <= 5 &&
  !nobody.test(name) &&
  !isSystemNoun(name.split(' ').at(-1) ?? '')
