import type { Contradiction, Statement } from '../reading.ts'
import { bindsAlways, isSameThing, type Thing, thingOf, toldIn } from './binding-words.ts'

const most = 30
const months: Record<string, number> = { h: 1 / 720, day: 1 / 30, week: 1 / 4.35, month: 1, year: 12 }

const phrase = String.raw`((?:[\p{L}'’-]+\s){0,4}[\p{L}'’-]+?(?:\s(?:of|for|from|in|on|about)\s(?:the |an? |each |every |all |our )?(?:[\p{L}'’-]+\s)?[\p{L}'’-]+?)?)`
const older = String.raw`(?:\s(?:older than|that are|which are|that is|more than)[^,;.]{0,30}?)?`
const auxiliary = String.raw`(?:are|is|be|gets?|must|shall|will|have to|has to|should|may|need to)`
const erasing =
  'wiped|erased|deleted|destroyed|purged|discarded|shredded|removed|overwritten|disposed of|thrown away|cleared|anonymised'
const keeping = 'kept|preserved|retained|stored|held|archived|conserved|available|maintained'
const passive = (participles: string) =>
  new RegExp(
    String.raw`(?:^|[\s,:;(])${phrase}${older}\s${auxiliary}(?: (?:be|always|all|then|also|automatically|to be)){0,3}\s(?:${participles})\b`,
    'iu',
  )
const erased = passive(erasing)
const kept = passive(keeping)
const wanted = new RegExp(
  String.raw`\b(?:needs?|wants?|must have|have|like) ${phrase}(?:\s(?:${keeping})|\sto be (?:${keeping}))\b`,
  'iu',
)
const neverErased = new RegExp(
  String.raw`(?:^|[\s,:;(])${phrase}\s(?:are|is|must|shall|may|will) (?:never|not) (?:ever )?(?:be )?(?:${erasing})(?=[.;]|$)`,
  'iu',
)
const erases = new RegExp(
  String.raw`\b(?:wipes?|erases?|deletes?|destroys?|purges?|discards?|shreds?|overwrites?) ((?:the |all |any |our |every |each )?${phrase})(?=[.,;]|$| (?:after|older|at|within|once|when|every|as soon))`,
  'iu',
)
const keeps = new RegExp(
  String.raw`\b(?:keeps?|preserves?|retains?|stores?|archives?|holds?) ((?:the |all |any |our |every |each )?${phrase})(?=[.,;]|$| (?:for|until|at least|as long|over|\d|one|two|three|five|seven|ten))`,
  'iu',
)
const heldOn = new RegExp(
  String.raw`\b((?:those|these|the|all) [\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:we|they) (?:hold on to|keep|retain|store)\b`,
  'iu',
)

const always =
  /\b(?:for ?ever|indefinitely|permanently|without limit|as long as (?:the |it |they |he |she )?(?:\p{L}+ )?(?:stands?|exists?|lives?|is in (?:service|use|operation))|for (?:the |its |their )?(?:whole )?(?:life(?:time)?|service life)|never (?:be )?(?:deleted|erased|destroyed|discarded|removed))\b/iu
const atOnce =
  /\b(?:immediately|at once|straight away|at the end of (?:the|each|every|a) (?:shift|day|session|call|trip|run|visit|week)|after (?:each|every|the) (?:shift|day|session|call|trip|run|visit|use)|(?:every|each) (?:night|evening|day)|same day|as soon as)\b/i

/** What lies on the way, is only a copy or was set aside may go before the thing itself. */
const ofPassing =
  /\b(?:raw|drafts?|temporary|intermediate|local(?:ly)?|rejected|refused|failed|unmatched|obsolete|incomplete|unused|tests?|duplicates?|cache[ds]?|buffer\w*|copies|copy|backups?|paper|unclear|anonym\w+|pseudonym\w+|aggregat\w+|statistic\w*|log-?ins?|(?:on|from) (?:the |a |their |its |each )?(?:[\p{L}-]+ )?(?:devices?|tablets?|phones?|scanners?|cameras?|disks?|servers?|gateways?|cloud|drives?|cards?|handhelds?|workstations?|laptops?))\b/iu

type Span = { statement: Statement; thing: Thing; months: number }

const spanIn = ({ measures }: Statement) => {
  const spans = measures.flatMap(({ value, unit }) => (Object.hasOwn(months, unit) ? [value * months[unit]!] : []))
  return spans.length === 1 ? spans[0] : undefined
}

/** “Those files”: what was named before in the same breath. */
function pointedTo(words: string, text: string): Thing | undefined {
  const thing = thingOf(words)
  if (!thing || !/^(?:those|these)\b/i.test(words)) return thing
  const before = new RegExp(String.raw`\b(${thing.head}s? of (?:an? |the |each |every )?[\p{L}-]+)`, 'iu').exec(text)?.[1]
  return (before && thingOf(before)) || thing
}

function spansOf(
  statements: Statement[],
  frames: RegExp[],
  lasts: (statement: Statement, text: string) => number | undefined,
): Span[] {
  return statements.flatMap((statement) => {
    const text = toldIn(statement)
    if (!bindsAlways(text) || ofPassing.test(text)) return []
    const words = frames.map((frame) => frame.exec(text)?.[1]).find((found) => found !== undefined)
    const thing = words === undefined ? undefined : pointedTo(words, text)
    const span = lasts(statement, text)
    return thing && span !== undefined ? [{ statement, thing, months: span }] : []
  })
}

/** How long something must be there at least, and when it is gone at the latest. */
export function keptAndErased(statements: Statement[]): Contradiction[] {
  const gone = spansOf(statements, [erased, erases], (statement, text) =>
    /\b(?:never|not|nothing|no)\b/i.test(text) ? undefined : (spanIn(statement) ?? (atOnce.test(text) ? 0 : undefined)),
  )
  if (gone.length === 0) return []
  const there = spansOf(statements, [neverErased, wanted, heldOn, kept, keeps], (statement, text) =>
    neverErased.test(text) || always.test(text)
      ? Infinity
      : /\b(?:at most|no longer than|not longer|maximum|up to|not)\b/i.test(text) && !heldOn.test(text)
        ? undefined
        : spanIn(statement),
  )
  return gone.slice(0, most).flatMap((early) =>
    there
      .slice(0, most)
      .filter(
        (late) => late.statement !== early.statement && early.months < late.months * 0.95 && isSameThing(early.thing, late.thing),
      )
      .slice(0, 1)
      .map((late): Contradiction => ({
        a: late.statement.id,
        b: early.statement.id,
        kind: 'figure',
        about: late.thing.head,
        how: 'it has to be there longer than it may be kept',
      })),
  )
}
