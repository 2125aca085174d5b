import type { FoundDate } from './read-dates.ts'
import type { StatedDate } from './reading.ts'

const freeze =
  /\b(?:freez\w*|frozen|no (?:\w+ ){0,3}(?:changes?|releases?|loads?|deployments?|installations?|work|go-?live|cut-?over)|nothing (?:new|is |can be |may be |will be )?(?:changes?|changed|released|moves?|moved|installed|goes)?|not (?:to )?(?:change|touch|move|install|release|deploy)|no officer|blackout|black-out|embargo|(?:is|are|be) not available|unavailable|clos(?:ed|es|ing)|shut|stand-?still|never|not (?:in|during|between|before|from)|won.t let|kein\w*|harvest|peak (?:season|weeks?)|code freeze|moratorium|keine)\b/i
const ends =
  /\b(?:ends?|ended|expir\w+|runs? out|lapses?|laps\w+|switch(?:ed|es)?[- ]off|turn(?:ed|s)?[- ]off|shut ?down|(?<!kick-?)off|retire[sd]?|until|till|terminat\w+|last day|decommission\w*|no (?:\w+ )?(?:after|beyond)|not after|paid (?:for )?through|end of (?:support|life|licen[cs]e|contract|lease))\b/i
const begins =
  /\b(?:start(?:s|ed|ing)?|begin(?:s|ning)?|from|commenc\w+|kick-?off|as of|onwards|opens?|earliest|not before|ab|starting)\b/i
const due =
  /\b(?:by|before|until|no later than|not later than|latest|due|deadline|at the latest|must|shall|has to|have to|prior to|go[- ]?live|live|in production|submi\w+|deliver\w*|ready|complete\w*|accepted|finished|served|signed|spätestens|bis)\b/i
const windows = /\b(?:window|maintenance|between|season|during|from|pilot|run(?:s|ning)?|parallel)\b/i

/** What a date is: read from the words right before it, then from its sentence. */
export function kindOfDate(date: FoundDate, left: string, right: string): StatedDate['is'] {
  const near = `${left.slice(-60)} ${right.slice(0, 30)}`
  if (date.isRange || (date.from !== date.to && freeze.test(near))) {
    if (freeze.test(`${left.slice(-90)} ${right.slice(0, 60)}`)) return 'freeze'
    return 'window'
  }
  const immediate = left.slice(-28)
  // “Shadow running from 3 May, live 14 June”: what goes live is finished by then.
  if (/\blive\s(?:(?:on|from|by)\s)?$/i.test(immediate)) return 'deadline'
  if (/\b(?:from|starting(?: on)?|not before|no earlier than|as of|since|after|ab|earliest)\s(?:the\s)?$/i.test(immediate))
    return /\bfreeze\b/i.test(near) ? 'freeze' : 'start'
  if (/\b(?:until|till|through|up to|to)\s(?:the\s)?$/i.test(immediate)) return 'end'
  if (date.recurs && freeze.test(near)) return 'freeze'
  if (date.recurs) return 'window'
  if (ends.test(left.slice(-40)) && !/\bby\s(?:the\s)?$/i.test(immediate)) return 'end'
  if (
    /\b(?:by|before|no later than|not later than|latest|due(?: on| by)?|bis)\s(?:the\s)?$/i.test(immediate) ||
    /^\s*at the latest/i.test(right)
  )
    return 'deadline'
  // “by the start of the season, 1 April”: due by then, and no start of the work.
  if (/\b(?:by|before|until) (?:the )?(?:start|beginning|opening) of\b[^.;]*$/i.test(left.slice(-90))) return 'deadline'
  if (begins.test(left.slice(-30))) return 'start'
  return due.test(near) ? 'deadline' : windows.test(immediate) && date.from !== date.to ? 'window' : 'event'
}

const leading =
  /^(?:[\s,.:;–—-]+|(?:and|but|so|then|the|that|which|who|whose|because|since|where|i\.e\.?|also|or|is|it|we|you|us|our|there|by|with|in|a hall|assume|please|that is|something|make|have|their)\b\s*)+/i
const trailing =
  /(?:[\s,.:;=(–—-]+|\s?\b(?:by|on|or|about|at|in|from|until|till|to|the|of|before|after|no later than|not later than|for|is|are|be|was|as|and|between|during|due|week|end|than|latest|close of play|i\.e|date|a|an|up|not|effective|foreseen|around|through|over|starting|beginning|dated|planned|live|that|will|its|running|with|within)\b)+$/i
const keepLive = /\blive$/i

type Neighbours = { label: string | undefined; before: FoundDate | undefined; after: FoundDate | undefined }

/** What happens on the day, in the words of the brief: the clause of the date without date and little words. */
export function nameOfDate(date: FoundDate, text: string, { label, before, after }: Neighbours): string {
  const left = clauseBefore(text.slice(Math.max(before?.end ?? 0, date.start - 160), date.start))
  const right = clauseAfter(text.slice(date.end, Math.min(after?.start ?? text.length, date.end + 160)))
  const isList = /^\s*(?:,|;|and)\s*$/.test(left) && before !== undefined
  const first = before?.start ?? date.start
  const candidates = [
    isList ? undefined : trim(left),
    trim(right),
    label,
    trim(clauseBefore(text.slice(Math.max(0, first - 160), first))),
  ]
  const name =
    candidates.find((words) => words !== undefined && /\p{L}{3}/u.test(words) && !nothing.test(words.trim())) ?? date.words
  const short = shorten(name)
  const told =
    label !== undefined && label !== name && short.split(' ').length < 2 && label.length < 50 ? `${label}: ${short}` : short
  return told.charAt(0).toUpperCase() + told.slice(1)
}
const nothing = /^(?:no|not|never|nothing|between|the|open|live|contract award)$/i

const clauseBefore = (text: string) => text.split(/(?<=\p{L}{2})[.;:?!]\s|\s[–—-]\s|\||(?<=\)),\s/u).at(-1) ?? text
const clauseAfter = (text: string) => text.split(/[.;:?!|](?:\s|$)|,\s(?=which|who|and|but|so)|\s[–—-]\s/)[0] ?? text

function trim(text: string): string | undefined {
  const words = text.replace(/\s+/g, ' ').replace(leading, '')
  const kept = words.replace(trailing, '')
  const live = keepLive.exec(words.trim().replace(/\s(?:by|on|in|before|from)$/i, ''))
  const name = (live !== null && !keepLive.test(kept) ? `${kept} live` : kept).replace(/^["“„'(]+|["”'(]+$/g, '').trim()
  return name === '' ? undefined : name
}

/** A name of a milestone has a dozen words at most; the last ones stand beside the date. */
function shorten(name: string) {
  const words = name.split(' ')
  return words.length <= 14 ? name : words.slice(-12).join(' ').replace(leading, '')
}
