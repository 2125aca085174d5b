import type { Subject } from './clause-subjects.ts'
import { isDoer, isLikePerson, isOutsider, isPrivate, isRoleNoun, isSingleRole } from './role-nouns.ts'
import { isModifier } from './role-phrases.ts'
import type { Token } from './tokens.ts'

type Acting = { uses: boolean | undefined; subject: Subject | undefined; head: string }

/** A head that is not known names people where only people do what follows, or where its form says so. */
export const mayAct = (tokens: Token[], at: number, { isHuman, isWork }: Subject) =>
  !isRoleNoun(tokens[at]?.lower ?? '') &&
  !isSingleRole(tokens[at]?.lower ?? '') &&
  !/^(?:bidder|offeror|tenderer|proposer|provider)s?$/.test(tokens[at]?.lower ?? '') &&
  (isHuman ||
    (isWork && /(?:er|or|ess|ant|eur)s?$|m[ae]n$/.test(tokens[at]?.lower ?? '')) ||
    isLikePerson(tokens[at]?.lower ?? '')) &&
  !isModifier(tokens, at)

/** Whoever is known for people and works in a clause uses the system; of others it takes what people alone do. */
export function isActingUser(
  tokens: Token[],
  at: number,
  { subject, isNamed }: { subject: Subject | undefined; isNamed: boolean },
) {
  const head = tokens[at]?.lower ?? ''
  if (subject === undefined) return false
  if (isOutsider(head)) return isNamed && subject.isWork && isPrivate(head) && !subject.isPassing
  return subject.isHuman || (isNamed && !isDoer(head) && subject.isWork && !subject.isPassing)
}

/** “The seamstress measures, the cutter cuts, the dresser signs”: of those who work side by side what is said of one holds for all. */
export function shareActivity(found: Acting[]) {
  if (!found.some(({ uses, subject }) => uses === true && subject !== undefined)) return
  for (const one of found) if (one.subject?.isWork === true && !isOutsider(one.head)) one.uses ??= true
}
