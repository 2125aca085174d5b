import type { BriefField } from '#shared/brief.ts'
import type { ReadStatement } from './find-systems.ts'
import { formatCodesIn } from './format-codes.ts'
import { standardNames } from './names/standard-names.ts'
import { stanceOf } from './read-polarity.ts'
import type { Mandate } from './reading.ts'
import { isToldInPassing } from './told-in-passing.ts'

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
/** “v2.5.1”, “2.1 AA”, “3.0”, “level AA”: the version belongs to the name. */
const version = String.raw`(?:[ -]?(?:v|version |R|level )?\d+(?:\.\d+){0,3}[a-z]?(?![\p{L}\d])(?! (?:messages?|files?|tags?)\b))?(?: (?:level )?A{2,3}\b)?`
/** Norms go by their number: “ISO 15489”, “DIN EN 16931”, “eCH-0059”. */
const norm = String.raw`(?:(?:ISO(?:\/IEC)?|IEC|DIN|EN|IEEE|ÖNORM|SN|BS|ETSI|ITU-T|VDV|VDE|VDI|eCH|RFC|ANSI|NEN|SIA|AFNOR)[ -]){1,3}[A-Z]?\d{2,6}(?:-\d{1,3})?(?::\d{4})?`
/** Names by their first letter, so that a place of the text is held against few of them. */
const listed = [...new Set(standardNames.map((name) => name.charAt(0)))]
  .map((first) => {
    const names = standardNames.filter((name) => name.startsWith(first))
    return `${first}(?:${names.map((name) => escaped(name.slice(1))).join('|')})`
  })
  .join('|')
const standard = new RegExp(String.raw`(?<![\p{L}\p{N}/-])(?:(?:${listed})${version}|${norm})(?![\p{L}\d]|-\p{L})`, 'gu')

/** Codes of norms and formats that no list has, behind words that say that the work goes by them: “according to SIA 451”. */
const followed =
  /\b(?:according to|in accordance with|as per|compl(?:y|ies|iant|ying) with|conform(?:s|ing)? (?:to|with)|adher(?:e|es|ing) to|in the (?:format|form|version)|format|protocol|standard|norm|speaks?|talks?|understands?)(?: is|:)?\s(?:the )?(?:(?:format|norm|standard|protocol|specification|guideline) )?$/i
const code =
  /(?<![\p{L}\p{N}/-])(?=[\p{Lu}\d -]*\d)\p{Lu}[\p{Lu}\p{L}]*\p{Lu}[\p{L}]*(?:[ -]\p{Lu}{1,4})?[ -]?\d{1,6}(?:[-.:]\d{1,4}){0,3}(?![\p{L}\d])/gu
/** “House standard HS-114” is a paper of the client's, and what it demands stands behind it. */
const ownRule =
  /\b(?:house|company|group|internal|corporate|our|own|works) (?:\p{L}+ )?(?:standard|norm|guideline|specification)s?:?\s$/iu
const isLaw = /^(?:GDPR|DSGVO|DSG|HIPAA|SOX|CFR|USC|SR|BGB|StGB|RPV|LRV|VO|EU)\b/

/** Where a brief says what the work has to be: a standard that is named there has to be followed. */
const demanding = new Set<BriefField>(['technicalRequirements', 'constraints', 'deliverables', 'scope'])
const binds =
  /\b(?:must|shall|has to|have to|is to|are to|required|mandatory|prescribed|set by|only|exclusively|compl(?:y|ies|iant)|conform\w*|according to|in accordance with|adher\w+|follow\w*|observe\w*)\b/i

/** What is open, refused, asked or only wished for is followed by nobody. */
const undecided =
  /\b(?:nice to have|would be nice|optional\w*|not required|if possible|ideally|some day|preferably|desirable|a plus|welcome|we would like|whether|or (?:something )?similar|old|former|legacy|today|currently|at present|used to|cannot|can['’]t|no longer)\b|\?\W*$/i
/** Certificates of a firm, skills of people and events bind no product. */
const ofOther =
  /^(?:['’]s\b|\s?(?:-?certifi\w+|certificates?|experience|skills?|know-?how|trainings?|audits?|working group|conference|committee|people|experts?)\b)/i

/** The formats, protocols and norms that a statement prescribes. */
export function standardsIn(statement: ReadStatement, field: BriefField): Mandate[] {
  const text = statement.text.slice(0, 1500)
  if (statement.isOut || /\?\W*$/.test(text)) return []
  const found = new Map<string, Mandate>()
  const coded = [...text.matchAll(code)].filter(({ 0: name, index }) => {
    const left = text.slice(Math.max(0, index - 60), index)
    return followed.test(left) && !ownRule.test(left) && !isLaw.test(name)
  })
  const named = [...text.matchAll(standard), ...coded].map(({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  }))
  for (const { name, start, end } of [...named, ...formatCodesIn(text)]) {
    const place = { text, start, end }
    const clause = clauseAt(place)
    if (!demanding.has(field) && !binds.test(clause)) continue
    if (undecided.test(clause) || ofOther.test(text.slice(place.end, place.end + 30)) || isToldInPassing(place)) continue
    if (/^(?:ban|replace|out|open)$/.test(stanceOf(place).stance)) continue
    if (![...found.keys()].some((other) => other.includes(name)))
      found.set(name, { name, does: around(place), statement: statement.id, of: 'standard' })
  }
  return [...found.values()]
}

type Place = { text: string; start: number; end: number }
const clauseAt = ({ text, start, end }: Place) =>
  `${
    text
      .slice(Math.max(0, start - 160), start)
      .split(/[.;!?]\s/)
      .at(-1) ?? ''
  }${text.slice(start, end)}${text.slice(end, end + 160).split(/[;!?]|\.(?=\s|$)/)[0] ?? ''}`
const around = ({ text, start, end }: Place) =>
  text
    .slice(Math.max(0, start - 160), end + 160)
    .replace(/\s+/g, ' ')
    .trim()
