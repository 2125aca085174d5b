import { isDoer, isRoleNoun, isSingleRole } from '../role-nouns.ts'
import type { Contradiction, Statement } from '../reading.ts'
import { deniedSpans } from './negation-scope.ts'
import { bindsAlways, isOtherCase, type Matter, toldIn } from './same-matter.ts'

const most = 30

const conditional =
  /\b(?:until|before|unless|if|when|where|after|without (?:the|an? )?(?:prior|written|consent|approval|permission|further|first)|more than|longer|later|further|any longer than|other|except)\b/i

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
function onlyOneAndAnother(statements: Statement[], matter: Matter): Contradiction[] {
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

/** A role that may not do it, and does. */
function deniedAndDone(statements: Statement[], matter: Matter): Contradiction[] {
  const isDenied = (statement: Statement) =>
    /\b(?:may|must|shall|can|do|does|are|is|should|will)(?: not|n['’]t| never)\b|\bcannot\b|^(?:no|nobody|never)\b/i.test(
      toldIn(statement),
    )
  const denied = statements.flatMap((statement, at) =>
    isDenied(statement) && statement.verb && !conditional.test(toldIn(statement))
      ? [{ statement, at, text: toldIn(statement), roles: roleIn(toldIn(statement)) }]
      : [],
  )
  return denied.slice(0, most).flatMap(({ statement, at, text, roles }) => {
    const found = statements.find((other, place) => {
      const told = toldIn(other)
      if (other === statement || other.verb !== statement.verb || isDenied(other) || deniedSpans(told).length > 0) return false
      if (isOtherCase(text, told) || conditional.test(told) || /\bonly\b/i.test(told)) return false
      const others = roleIn(told)
      // Of two roles each may do its own; who acts is named first.
      if (roles[0] === undefined || others[0] !== roles[0]) return false
      const shared = matter(statement, other)
      return (
        shared.length >= 2 || (shared.length === 1 && Math.abs(place - at) === 1 && other.segment.field === statement.segment.field)
      )
    })
    return found ? [{ a: statement.id, b: found.id, kind: 'other' as const, about: '', how: 'allowed and refused' }] : []
  })
}

/** What one sentence refuses or keeps to somebody, and another asks for of others. */
export function denialsThatAreBroken(statements: Statement[], matter: Matter): Contradiction[] {
  const binding = statements.filter((statement) => bindsAlways(toldIn(statement)))
  return [...onlyOneAndAnother(binding, matter), ...deniedAndDone(binding, matter)]
}
