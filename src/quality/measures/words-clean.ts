import type { PlacedText } from '#shared/content/content-texts.ts'
import type { Brief } from '#shared/brief.ts'
import type { DocumentMeasure, Flaw } from '../measure.ts'
import { briefTexts, excerpt, squeeze, squeezedBrief, textsOf } from '../texts.ts'

const placeholder =
  /\{\{.*?\}\}|\$\{[^}]*\}|\{[a-z][a-z0-9-]*\}|\b(?:TBD|TBC|TODO|FIXME|XXX)\b|\blorem ipsum\b|\binsert .{0,20} here\b|\bundefined\b|\bnull\b|\bNaN\b|\[object \w*\]?|\bInvalid Date\b|\bplaceholder text\b/gi

/** Words that fill a sentence and say nothing; in the forms in which they are met. */
const filler =
  /\b(?:leverag(?:e[sd]?|ing)|robust(?:ly|ness)?|seamless(?:ly)?|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ](?:in[- ]class|of[- ]breed)|holistic(?:ally)?|synerg(?:y|ies|istic)|paradigm|game[- ]chang(?:er|ing)|next[- ]gen(?:eration)?|utili[sz](?:e[sd]?|ing)|empower(?:s|ed|ing|ment)?|unlock(?:s|ing)? (?:the|new|value)|delv(?:e|ing)|streamlin(?:e[sd]?|ing)|in order to|it (?:is important to note|should be noted)|going forward|at the end of the day|turnkey|mission[- ]critical|future[- ]proof(?:ed|ing)?|deep dive|low[- ]hanging fruit|actionable insights?|drive(?:s|n)? value|ever[- ](?:changing|evolving)|tapestry|pivotal|crucial(?:ly)?|comprehensive(?:ly)?|innovative|revolutioni[sz]\w*|transformative)\b/gi

/** Characters around a word by which it is known to be the brief's own sentence. */
const around = 14

/** The word stands in the brief with the same words around it, or alone between quotation marks. */
function isQuoted(text: string, match: RegExpMatchArray, brief: Brief): boolean {
  const [word] = match
  const at = match.index ?? 0
  const quoted = squeezedBrief(brief)
  if (!quoted.includes(word.toLowerCase())) return false
  const closest = `${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`
  if (closest === '“”') return true
  const before = squeeze(text.slice(Math.max(0, at - around), at + word.length))
  const after = squeeze(text.slice(at, at + word.length + around))
  return quoted.includes(before) || quoted.includes(after)
}

type Forgives = (text: string, match: RegExpMatchArray) => boolean

function find(texts: PlacedText[], words: RegExp, isForgiven: Forgives): Flaw[] {
  // One look at the whole is cheap, and most documents have none.
  if (
    texts
      .map(({ text }) => text)
      .join('\n')
      .search(words) === -1
  )
    return []
  return texts.flatMap(({ place, text }) =>
    [...text.matchAll(words)]
      .filter((match) => !isForgiven(text, match))
      .map((match) => ({ place, text: `${match[0]}: ${excerpt(text, match.index, match[0].length)}` })),
  )
}

export const noPlaceholders: DocumentMeasure = {
  id: 'placeholders',
  name: 'Placeholders',
  about:
    'Slots, TODO, TBD, lorem ipsum, undefined, null, NaN and their like anywhere in the document, but for those that the brief has.',
  unit: 'count',
  examine({ content }, { brief }) {
    const texts = textsOf(content)
    const own = briefTexts(brief).join('\n').toLowerCase()
    return { of: texts.length, flaws: find(texts, placeholder, (_, [token]) => own.includes(token.toLowerCase())) }
  },
}

export const noFiller: DocumentMeasure = {
  id: 'filler',
  name: 'Filler words',
  about: '“Leverage”, “robust”, “seamless” and others of a list, anywhere in the document, unless the brief is quoted.',
  unit: 'count',
  examine({ content }, { brief }) {
    const texts = textsOf(content)
    return { of: texts.length, flaws: find(texts, filler, (text, match) => isQuoted(text, match, brief)) }
  },
}
