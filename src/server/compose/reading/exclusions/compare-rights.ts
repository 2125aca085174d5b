import { isDoer, isRoleNoun, isSingleRole } from '../role-nouns.ts'
import type { Contradiction, Statement } from '../reading.ts'
import { deniedSpans } from './negation-scope.ts'
import { bindsAlways, isOtherCase, type Matter, toldIn } from './same-matter.ts'

const most = 30

const roleIn = (words: string) =>
  words
    .split(/[^\p{L}’'-]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => isRoleNoun(word) || isSingleRole(word) || isDoer(word))
    .map((word) => word.replace(/s$/, ''))
const onlyBefore =
  /\b(?:only|solely|exclusively|nobody (?:but|except)|no one (?:but|except)) (?:by |for |to )?(?:the |our |an? |his |her |two |three )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/iu
const onlyBehind = /\b(?:by |to |for )?(?:the |our |an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:only|alone|exclusively)\b/iu

/** Only the verger opens it, and each guide may open it. */
export function onlyOneAndAnother(all: Statement[], matter: Matter): Contradiction[] {
  const statements = all.filter((statement) => bindsAlways(toldIn(statement)))
  const bound = statements.flatMap((statement) => {
    const text = toldIn(statement)
    const who = [onlyBefore.exec(text)?.[1], onlyBehind.exec(text)?.[1]].flatMap((words) => (words ? roleIn(words) : []))
    return who.length > 0 && statement.verb ? [{ statement, text, who }] : []
  })
  return bound.slice(0, most).flatMap(({ statement, text, who }) => {
    const found = statements.find((other) => {
      const told = toldIn(other)
      const roles = roleIn(told)
      if (other === statement || roles.length === 0 || roles.some((role) => who.includes(role))) return false
      if (other.verb !== statement.verb || deniedSpans(told).length > 0 || /\bonly\b/i.test(told)) return false
      if (isOtherCase(text, told)) return false
      const shared = matter(statement, other).filter((word) => !who.includes(word)).length
      return shared >= 2
    })
    return found
      ? [{ a: statement.id, b: found.id, kind: 'other' as const, about: '', how: 'kept to one, and given to another' }]
      : []
  })
}
