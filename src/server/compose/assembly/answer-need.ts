import type { Capability, Catalogue } from '../catalogue/capability.ts'
import { chooseMechanism } from '../catalogue/choose-mechanism.ts'
import { findObligations } from '../catalogue/find-obligations.ts'
import { stemOf } from '../catalogue/stem.ts'
import type { Statement, StatementKind } from '../reading/reading.ts'
import type { Answer } from './design.ts'
import { fillSlots, slotsOf } from './phrases.ts'
import type { Need } from './need.ts'

/** What a capability does for a statement, and whether that is all the statement asks for. */
export function answerNeed({ statement, asked, candidates }: Need, capability: Capability, catalogue: Catalogue): Answer {
  const found = candidates.find((candidate) => candidate.capability === capability)
  const isClear = found?.isSure === true && found.score >= clearScore
  const said = isClear ? verbAmong(capability, statement) : undefined
  const { how, by } = chooseMechanism(capability, said ? { ...statement, verb: said } : statement, catalogue)
  const slots = slotsOf(statement)
  const whole = fillSlots(how, slots) ?? firstWhole(capability, slots)
  return {
    statement,
    asked,
    capability,
    how: whole ?? '',
    isSure:
      whole !== undefined &&
      !isBound.has(statement.kind) &&
      (isRule(statement)
        ? (by === 'verb' && (statement.affirms || harms.test(statement.verb ?? ''))) ||
          (by !== 'default' && keepsIt(capability, statement, catalogue))
        : by !== 'default' || (isClear && isWishedFor(statement))),
  }
}

/** A sign of this weight names the part itself: “an audit trail is wanted”. */
const clearScore = 14
const wishing = /^(?:want|need|wish|provide|offer|support|include|have|require|get|expect|introduce)$/i
const wished =
  /\b(?:must|shall|should|wants?|needs?|wish(?:es)?|would like)\s(?:to )?(?:have|get|provide|offer|include) (?:an?|the|one|its|their) /i
/** Where the sentence asks for something to be done, only a part that does it meets it; else it asks for the thing. */
const isWishedFor = ({ verb, text }: Statement) => verb === undefined || wishing.test(verb) || wished.test(text)

const predicates =
  /\b(?:must|shall|should|may|can|will|able to|wants? to|needs? to|be|are|is|and|or)\s(?:(?:be|also|only|all|both) )?(\p{L}{3,})|, (\p{L}{3,})(?=,| and\b| or\b)/giu

/** A longer sentence asks for more than one thing. */
const mostWords = 30
/** Of “to make, verify and follow a request” the verb that the capability has a way of doing, though another comes first. */
function verbAmong({ mechanisms }: Capability, { kind, text, verb, condition }: Statement): string | undefined {
  if (kind === 'goal' || text.split(/\s+/).length > mostWords) return undefined
  const known = new Set(mechanisms.flatMap(({ verbs }) => verbs.map((word) => stemOf(word.toLowerCase()))))
  if (verb && known.has(stemOf(verb.toLowerCase()))) return undefined
  const told = (condition ? text.replace(condition, ' ') : text).slice(0, 300)
  const words = [...told.matchAll(predicates)].flatMap(([, one, other]) => one ?? other ?? [])
  return words.find((word) => known.has(stemOf(word.toLowerCase())))
}

/** What a part prevents by what it does; any other act that is refused is not kept by a part that does it. */
const harms = /^(?:lose|miss|forget|vanish|disappear)$/i

/** What is prescribed, refused or bound to a place is met by what a part is made of and where it runs, not by what it does. */
const isBound = new Set<StatementKind>(['mandate', 'ban', 'residency'])

/** A rule is kept by a part that keeps what it binds to; that a part has to do with its topic is not enough. */
const isRule = ({ kind, alsoKinds, affirms }: Statement) => kind === 'rule' || alsoKinds.includes('rule') || !affirms

const keepsIt = ({ keeps }: Capability, { text }: Statement, catalogue: Catalogue) =>
  findObligations(text, catalogue).some(({ obligation }) => keeps.includes(obligation.id))

const firstWhole = ({ mechanisms }: Capability, slots: Record<string, string>) =>
  mechanisms.map(({ how }) => fillSlots(how, slots)).find((how) => how !== undefined)
