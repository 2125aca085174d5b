import type { Quantity, Statement, Value } from '#server/solution/statement.ts'
import type { Calculated } from './calculated.ts'

type Phrase = { statement: Statement; value: Quantity; phrase: string; isWhole: boolean }

/** Words that mark a figure as the total. */
const whole =
  /\b(?:all|altogether|in total|a total of|all told(?:,? about)?|insgesamt|alle|au total|en total|tous les|toutes les|todos los|todas las)\s+(?:of )?(?:the |our )?$/iu
const periods =
  /^(?:second|minute|hour|day|week|month|quarter|year|time|%|person|people|euro|dollar|pound|working day|page|line|step|click)s?$/i

/** Two different values for the same noun phrase and unit: “147 interfaces (Appendix B)”, “152 interfaces in Appendix B”. */
export function compareFigures(statements: Statement[]): Calculated[] {
  const phrases = statements.flatMap(phrasesOf)
  const firsts = new Map<string, Phrase>()
  const found = new Map<string, Calculated>()
  for (const one of phrases) {
    const first = firsts.get(one.phrase)
    if (first === undefined) firsts.set(one.phrase, one)
    else if (first.value.low !== one.value.low && first.statement.id !== one.statement.id && !found.has(one.phrase))
      found.set(one.phrase, {
        kind: 'two-values',
        text: `Two figures for the same thing: “${shown(first)}” and “${shown(one)}”.`,
        sum: `${first.value.low} ≠ ${one.value.low}`,
        statements: [first.statement.id, one.statement.id],
        warns: true,
      })
  }
  return [...found.values(), ...compareLimits(statements), ...compareRows(statements)]
}

/** Words that make an amount a limit. */
const limiting =
  /\b(?:ceiling|cap(?:ped)?|no more than|not more than|not to exceed|not exceed|at most|maximum|max|up to|limit(?:ed)?|Obergrenze|höchstens|maximal|plafond|maximum de|tetto|como máximo)\b/iu
/** The period or phase that an amount is for. */
const purposes =
  /\b(?:(?:first|second|third|fourth|fifth|base|last)[- ]year|year (?:one|two|three|\d)|pilot|phase (?:one|two|three|\d)|build|operation|licen[cs]es?|hardware|training)\b/giu

/** Two different limits in money, in two statements, for the same period or phase: “£60,000 in the first year”, “first-year ceiling £45,000”. */
function compareLimits(statements: Statement[]): Calculated[] {
  const firsts = new Map<string, { statement: Statement; value: Quantity }>()
  return statements.flatMap((statement): Calculated[] => {
    const amounts = statement.values.filter(({ kind }) => kind === 'money') as Quantity[]
    const [value] = amounts
    if (!value || amounts.length > 1 || !(limiting.test(statement.text) || value.bound === 'at-most')) return []
    const named = new Set((statement.text.match(purposes) ?? []).map((words) => words.toLowerCase().replace('-', ' ')))
    for (const purpose of named) {
      const key = `${value.unit} ${purpose}`
      const first = firsts.get(key)
      firsts.set(key, first ?? { statement, value })
      if (first && sizeOf(first.value) !== sizeOf(value))
        return [differing(`Two limits for “${purpose}”`, first, { statement, value })]
    }
    return []
  })
}

const longestLabel = 60

/** Two rows or items under one heading with the same words before the colon, but different values of the same kind. */
function compareRows(statements: Statement[]): Calculated[] {
  const firsts = new Map<string, { statement: Statement; value: Value }>()
  return statements.flatMap((statement): Calculated[] => {
    const label = /^([^:]{3,60}): /.exec(statement.text.slice(0, longestLabel + 2))?.[1]
    const [value, ...more] = statement.values
    if (label === undefined || value === undefined || more.length > 0 || !/\p{L}/u.test(label)) return []
    const unit = value.kind === 'date' ? 'date' : value.unit
    const key = [statement.field, statement.heading, statement.speaker, unit, label.toLowerCase()].join('\n')
    const first = firsts.get(key)
    if (first === undefined) {
      firsts.set(key, { statement, value })
      return []
    }
    if (sizeOf(first.value) === sizeOf(value)) return []
    return [differing(`Two values for “${label}”`, first, { statement, value })]
  })
}

type Stated = { statement: Statement; value: Value }

const differing = (what: string, first: Stated, other: Stated): Calculated => ({
  kind: 'two-values',
  text: `${what}: “${first.value.quote}” and “${other.value.quote}”.`,
  sum: `${sizeOf(first.value)} ≠ ${sizeOf(other.value)}`,
  statements: [first.statement.id, other.statement.id],
  warns: true,
})

const sizeOf = (value: Value) => (value.kind === 'date' ? value.to : `${value.low}–${value.high}`)

function phrasesOf(statement: Statement): Phrase[] {
  const { source, values, start } = statement
  const quote = source.from === 'brief' ? source.quote : ''
  return values.flatMap((value): Phrase[] => {
    if (value.kind !== 'number' || value.low !== value.high || (value.bound !== 'exactly' && value.bound !== 'about')) return []
    if (value.unit === '' || periods.test(value.unit)) return []
    const noun = nounOf(quote.slice(value.start - start, value.end - start + 60), value.unit)
    const isWhole = whole.test(quote.slice(Math.max(0, value.start - start - 24), value.start - start))
    // A rate may be that of a peak, of today or of a limit.
    if (/ (?:a|per|each|every) /.test(` ${noun} `)) return []
    const phrases = [...(noun.split(' ').length > 2 ? [noun] : []), ...(isWhole ? [`all ${value.unit}`] : [])]
    return phrases.map((phrase) => ({ statement, value, phrase, isWhole }))
  })
}

/** The noun with its neighbouring words: at least three, so that “40 gates” and “20 gates” are not the same thing. */
function nounOf(text: string, unit: string): string {
  const words =
    (/^[^.;:!?,|\n]*/.exec(text)?.[0] ?? '')
      .replace(/^[\d.,\s]+/, '')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []
  const told = words
    .filter(
      (word) =>
        !/^(?:of|in|on|the|a|an|at|for|to|by|from|with|der|die|das|von|de|la|le|les|des|el|los|del|our|its|their)$/.test(word),
    )
    .slice(0, 3)
  return [unit, ...told].join(' ')
}

const shown = ({ statement: { source, start }, value }: Phrase) => {
  const quote = source.from === 'brief' ? source.quote : ''
  const after = /^[^.;:!?,|\n]{0,40}(?=[\s.;:!?,|)]|$)/.exec(quote.slice(value.end - start, value.end - start + 60))?.[0] ?? ''
  return `${value.quote}${after}`.replaceAll(/\s+/g, ' ').trim()
}
