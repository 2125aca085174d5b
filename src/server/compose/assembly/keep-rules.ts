import type { Catalogue, Control, Obligation } from '../catalogue/capability.ts'
import { findObligations } from '../catalogue/find-obligations.ts'
import { likelyControls } from '../catalogue/judge-rule.ts'
import { controlsOfFrames } from '../catalogue/match-frames.ts'
import { type ControlMatch, matchControls } from '../catalogue/match-controls.ts'
import { compileSignal } from '../catalogue/signals.ts'
import type { NamedSystem, Statement } from '../reading/reading.ts'
import { type Asked, ofCatalogue, type Part, type Question, sourceOf } from './design.ts'
import { asksOf } from './asks-of.ts'
import { asSentence, capitalised, clip, fillSlots, lowered, quoted } from './phrases.ts'
import { halvesOf } from './halves-of-rule.ts'
import { tellsState } from '../reading/tells-state.ts'
import { refusesAct } from './rule-shapes.ts'
import type { CardVerdict, Trace } from './trace.ts'

/** More controls than this on one sentence say that it is too long to be sure of any. */
const mostControls = 3

type Keeping = { catalogue: Catalogue; systems: NamedSystem[]; trace?: Trace | undefined }

export type Rules = { parts: Part[]; works: Part[]; questions: Question[] }

/** Each rule as a control by the shape of its sentence; one component for all rules that one control keeps. */
export function keepRules(asked: Asked[], { catalogue, systems, trace }: Keeping): Rules {
  const parts = new Map<string, Part>()
  const open = new Map<string, { control: Control; question: string; items: Asked[] }>()
  for (const item of asked) {
    const { statement, requirement } = item
    if (tellsOfSystem(statement, systems)) continue
    for (const { control, slots } of controlsFor(item, catalogue, trace)) {
      const filled = { ...timesOf(statement, control), ...(hasPeriods(statement) ? withoutPeriod(slots) : slots) }
      const how = control.mechanisms.map((sentence) => fillSlots(sentence, filled)).find((sentence) => sentence !== undefined)
      tellControl(item, control, { verdict: how ? 'taken' : 'unfilled', trace })
      if (!how) continue
      const known = parts.get(control.id) ?? controlPart(control, item)
      parts.set(control.id, known)
      known.sentences.push(asSentence(`${capitalised(clip(statement.text, 130))}: ${how}`))
      known.meets.set(requirement.id, [known.meets.get(requirement.id), how].filter(Boolean).join('; '))
      if (!known.statements.includes(statement)) known.statements.push(statement)
      for (const { question, unless } of control.asks) {
        if (!control.shape && saysSo(statement.text, unless)) continue
        const key = `${control.id}:${question}`
        const asking = open.get(key) ?? { control, question, items: [] }
        open.set(key, { ...asking, items: [...asking.items, item] })
      }
    }
  }
  const all = [...parts.values()]
  // The rules that most of the brief hangs on first.
  const asking = [...open.values()].toSorted((one, other) => other.items.length - one.items.length).map(askOnce)
  // What is asked second waits until everything has been asked once.
  const questions = [...asking.flatMap((one) => one.slice(0, 1)), ...asking.flatMap((one) => one.slice(1))]
  return { parts: all.filter((part) => !isWork(part)), works: all.filter(isWork), questions }
}

/** What is asked of all rules that one control keeps, with the words of the first. */
function askOnce({ control, question, items }: { control: Control; question: string; items: Asked[] }): Question[] {
  const [first] = items as [Asked]
  const more = items.length > 1 ? ` and ${items.length - 1} like it` : ''
  return asksOf(question.replaceAll(/\{[a-z-]+\}/g, 'it')).map((ask) => ({
    source: sourceOf(first.statement),
    kind: 'rule',
    text: `${quoted(clip(first.statement.text, 90))}${more}: ${lowered(ask)}`,
    why: `Sets the ${control.name.toLowerCase()}.`,
    about: items.map(({ requirement }) => requirement.id),
    owner: 'Product owner',
  }))
}

const isTime = ({ unit }: Statement['measures'][number]) => timeUnit.test(unit)
const timeUnit = /^(?:ms|millisecond|s|sec|second|min|minute|h|hr|hour|day|week|month|quarter|year|working day|business day)s?$/i
const hasPeriods = ({ measures }: Statement) => measures.filter(isTime).length > 1
const withoutPeriod = (slots: Record<string, string>) =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => name !== 'period'))
const timed = new Set(['response', 'deadline', 'recovery', 'way-back'])

/**
 * Only limits and periods are put into a mechanism: a noun of the rule seldom fits its grammar, and stands before it anyway.
 * Of several periods none is the one.
 */
function timesOf(statement: Statement, control: Control): Record<string, string> {
  const times = statement.measures.filter(isTime)
  const counted = statement.measures.find((measure) => !isTime(measure))
  const isTimed = [...control.keeps, ...control.covers].some((kept) => timed.has(kept))
  const limit = isTimed ? (times.length === 1 ? times[0]!.quote : undefined) : counted?.quote
  const period = times.length === 1 ? times[0]!.quote : undefined
  return { ...(limit !== undefined && { limit }), ...(period !== undefined && { period }) }
}

const saysSo = (text: string, signal: string) => compileSignal(signal).test(text)

/** What expressions find in a sentence, and beside it what most rules of its kind are kept by. */
function controlsFor(item: Asked, catalogue: Catalogue, trace?: Trace): ControlMatch[] {
  const { statement } = item
  const matched = matchedControls(item, catalogue, trace)
  if (!isBinding(statement)) return matched
  const likely = likelyControls(statement.text, catalogue).filter((control) => !matched.some((one) => one.control === control))
  const further = likely.slice(0, Math.max(0, mostControls - matched.length))
  return [...matched, ...further.map((control) => ({ control, slots: {} }))]
}

/**
 * Controls for the form of the sentence and those whose signal is in it, of the whole and of each half, where they keep an
 * obligation that is in it too; then the one that keeps each obligation left; where there is neither, the general one for
 * its shape.
 */
function matchedControls(item: Asked, catalogue: Catalogue, trace?: Trace): ControlMatch[] {
  const { statement } = item
  const obligations = obligationsIn(statement.text, catalogue)
  const matched = matchControls(statement.text, catalogue)
  const found = [statement.text, ...halvesOf(statement.text)].flatMap((part) => fittingControls(part, statement, catalogue))
  const once = found.filter(({ control }, at) => found.findIndex((one) => one.control === control) === at)
  const fitting = once.slice(0, mostControls)
  if (trace)
    for (const match of matched.filter(({ control }) => !fitting.some((one) => one.control === control)))
      tellControl(item, match.control, {
        verdict: once.some(({ control }) => control === match.control) ? 'beyond-three' : 'binds-otherwise',
        trace,
      })
  const left = isBinding(statement)
    ? obligations.filter(({ id, loose }) => !loose && !fitting.some(({ control }) => keepsIt(control, id)))
    : []
  const added = [...new Set(left.map(({ by }) => by))].flatMap((by) => catalogue.controls.find(({ id }) => id === by) ?? [])
  const all = [...fitting, ...added.map((control) => ({ control, slots: {} }))]
  if (all.length > 0) return all
  const id = byReading(statement, obligations)
  const shape = isRuleLike(statement) && !tellsState(statement.text) ? shapeOf(statement) : undefined
  const control = catalogue.controls.find((candidate) => (id ? candidate.id === id : shape && candidate.shape === shape))
  return control ? [{ control, slots: {} }] : []
}

const obligationsIn = (text: string, catalogue: Catalogue) => findObligations(text, catalogue).map(({ obligation }) => obligation)

/** What keeps a sentence, or a half of one: what its own words ask for first, then what its form does. */
export function fittingControls(text: string, statement: Statement, catalogue: Catalogue): ControlMatch[] {
  const obligations = obligationsIn(text, catalogue)
  const keepsOne = ({ keeps }: Control) => keeps.length === 0 || obligations.some(({ id }) => keeps.includes(id))
  const binding = matchControls(text, catalogue).filter(({ control, isSure }) => isSure || keepsOne(control))
  const own = binding.filter(({ control }) => control.keeps.length === 0 && control.frame === undefined)
  const forms = tellsState(statement.text) ? [] : controlsOfFrames(text, catalogue)
  const framed = forms.filter(({ control: { frame } }) => !(frame?.yields && own.length > 0))
  const further = binding.filter((match) => !own.includes(match) && !framed.some((one) => isLike(one.control, match.control)))
  return [...own, ...framed, ...further]
}

/** “Sage is upgraded by its supplier in the first week of each quarter”: what happens to a system of theirs, asked of nobody. */
const tellsOfSystem = ({ text, force }: Statement, systems: NamedSystem[]) =>
  force === 'none' &&
  !/\b(?:only|never|nothing|nobody|no one)\b/i.test(text) &&
  systems.some(({ name }) => text.toLowerCase().startsWith(name.toLowerCase())) &&
  /^[^,;]{0,60}?\b(?:is|are|was|were|has|have|does|do|gets?)\b/i.test(text)

/** What the form of the sentence says already needs no second control of its kind. */
const isLike = (framed: Control, other: Control) =>
  framed.id === other.id || (other.keeps.length > 0 && other.keeps.every((kept) => framed.keeps.includes(kept)))

const keepsIt = ({ keeps, covers }: Control, obligation: string) => keeps.includes(obligation) || covers.includes(obligation)

const tellControl = (
  { statement }: Asked,
  { id, name }: Control,
  { verdict, trace }: { verdict: CardVerdict; trace: Trace | undefined },
) => trace?.({ of: 'card', statement: statement.id, card: id, name, verdict })

const isBinding = ({ kind, text }: Statement) => kind !== 'ban' && kind !== 'mandate' && kind !== 'money' && !tellsState(text)

/** A day on which something may not be done is a freeze, and a place for data is kept as one, in whatever words. */
function byReading({ kind, affirms, dates, text, verb }: Statement, obligations: Obligation[]): string | undefined {
  const isFreeze = dates.some(({ is }) => is === 'freeze') || (kind === 'date' && !affirms)
  if (isFreeze && !allowsHours.test(text)) return 'blackout-calendar'
  const isPlace = verb === undefined || obligations.some((obligation) => obligation.id === 'place')
  return kind === 'residency' && isPlace ? 'stays-in-place' : undefined
}

/** “Allowed Mon to Fri 10:00–12:00”: hours for the work of the trade, not for changes to the system. */
const allowsHours = /\d{1,2}[:.]\d\d ?(?:-|–|to|until|and) ?\d{1,2}[:.]\d\d/

const isRuleLike = ({ kind, alsoKinds, affirms }: Statement) => kind === 'rule' || alsoKinds.includes('rule') || !affirms
const shortTime = /^(?:ms|millisecond|s|sec|second|min|minute|h|hr|hour|day|working day|business day|week)s?$/i

function shapeOf(statement: Statement): Control['shape'] {
  const { condition, measures, text } = statement
  if (refusesAct(text)) return 'refuses'
  if (measures.some(({ unit, comparison }) => comparison === 'at-most' && shortTime.test(unit))) return 'in-time'
  return condition && waits.test(condition) && gates.test(text) && statement.kind === 'rule' ? 'waits' : undefined
}

/** Something is let on or held up; “or, until the switch-off, by tones” only says how long. */
const gates =
  /\b(?:may|must|can|cannot|shall|should|has to|have to|not|never|no|only|waits?|blocked|held|stays?|remains?|unless)\b/i
/** “Before the audit” is a day; what waits is let on by an event that can be recorded. */
const waits =
  /^(?:until|unless|only (?:after|once|when|if|with)|(?:before|after|once) (?:the|an?|it|they|he|she)\b.*\b(?:has|have|had|is|are|was|been)\b)/i

const isWork = ({ control }: Part) => control?.at === 'plan' || control?.kind === 'work'

export function controlPart(control: Catalogue['controls'][number], { statement }: Asked): Part {
  return {
    key: `control:${control.id}`,
    name: control.name,
    kind: control.kind === 'store' ? 'store' : 'component',
    role: 'control',
    side: control.at === 'plan' ? 'control' : control.at,
    source: ofCatalogue(control),
    control,
    technologyStated: false,
    sentences: [],
    meets: new Map(),
    statements: [statement],
    takes: [],
    gives: [],
  }
}
