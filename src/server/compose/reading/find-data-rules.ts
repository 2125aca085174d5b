import { ownPlace, placeAdjective, placeName } from './names/places.ts'
import type { FoundMeasure } from './read-measures.ts'
import type { DataRule, Hosting } from './reading.ts'
import type { ReadStatement } from './find-systems.ts'

const stays =
  /\b(?:stays?|remains?|is (?:kept|held|hosted|stored|processed|located)|are (?:kept|held|hosted|stored|processed|located)|(?:be|being) (?:kept|held|hosted|stored|processed|located)|kept|held|hosted|stored|processed|processing|resid\w+|leaves?|leave|leaving|goes? (?:abroad|to)|transferred|replicat\w+|copied|moved? (?:out|to)|outside|hosting|hosted|hold|runs? (?:in|on)|run (?:in|on)|take place|located|go (?:abroad|outside|to)|sent|within|sovereign\w*|residency|must be|fine|in the)\b/i
const dataNoun =
  /\b(?:data|records?|information|images?|photographs?|photos?|cop(?:y|ies)|backups?|recordings?|transcripts?|files?|documents?|metadata|logs?|everything|nothing|anything|results?|footage|numbers?|identifiers?|e-?mails?|letters|scans?|hosting|DR|reserve|recovery(?: site)?|disaster recovery|cloud|service|services|processing|names|profiles?|models?|telemetry|solution|system|content|archive|samples?)\b/i
const keepVerb =
  /\b(?:kept|keep|keeps|retain\w*|retention|held for|stored for|stores? .{0,30} for|deleted? after|destroyed? after|erased? after|gone|overwritten|locked for|archiv\w+|online for|for at least|history|purged?|months?, then|years?, then|backups?|recordings?|remain for|available for)\b/i
const classes: [NonNullable<DataRule['class']>, RegExp][] = [
  [
    'special-category',
    /\b(?:health|medical|patient|clinical|genetic|biometric|religio\w+|ethnic\w*|sexual|special[- ]categor\w+|diagnos\w+|disabilit\w+|child protection|criminal)\b/i,
  ],
  [
    'personal',
    /\b(?:personal|identifiable|names?|addresses|date of birth|social security|citizen|customer data|guest|member (?:data|records?)|employee|pupil|student|PII|GDPR)\b/i,
  ],
  ['confidential', /\b(?:confidential|secret|sensitive|restricted|classified|trade secret|privileged)\b/i],
  ['internal', /\binternal (?:only|use|data)\b/i],
  ['public', /\b(?:open data|public(?:ly available)? data|published)\b/i],
]

const hostingOfPlace = (words: string): Hosting | undefined => {
  if (/\b(?:AWS|Amazon|eu-west-\d|eu-central-\d|us-east-\d)\b/.test(words)) return 'aws'
  if (/\b(?:Azure|UK South|UK West|North Europe|West Europe)\b/.test(words)) return 'azure'
  if (/\b(?:Google|GCP|europe-west\d)\b/.test(words)) return 'google'
  return ownPlace.test(words) && !/\b(?:country|province|state|tenan)\b/i.test(words) ? 'on-premises' : undefined
}

/** What a statement says of where data is, how long it is kept and how it is classed. */
export function dataRulesOf(statement: ReadStatement, measures: FoundMeasure[]): DataRule[] {
  const text = statement.text.slice(0, 700)
  const place = placeOf(text, statement.heading)
  const keep = keepOf(text, measures)
  if (place === undefined && keep === undefined) return []
  const data = dataOf(text, statement.heading)
  const found = classes.find(([, words]) => words.test(text))?.[0]
  return [
    {
      data,
      ...(place === undefined ? {} : { place, hosting: hostingOfPlace(`${place} ${text}`) }),
      ...(keep === undefined ? {} : { keep }),
      ...(found === undefined ? {} : { class: found }),
      statement: statement.id,
    },
  ]
}

/** The place, where the statement speaks of data that stay, leave or are hosted. */
function placeOf(text: string, heading: string | undefined): string | undefined {
  const isAbout =
    /^(?:hosting|place|location|residency|data|where)\b/i.test(heading ?? '') || /^\W*(?:hosting|place|DR|location)\s?:/i.test(text)
  if (!isAbout && (!stays.test(text) || !dataNoun.test(text))) return undefined
  const named = placeName.exec(text)
  const adjective = placeAdjective.exec(text)?.[0]
  const own = ownPlace.exec(text)
  const found = named ?? own
  if (adjective !== undefined && named === null) return adjective
  if (found === null) return /\bany cloud\b/i.test(text) ? 'not in any cloud' : undefined
  const start = found.index
  const before = text.slice(Math.max(0, start - 24), start)
  // “in our data centre Zagreb, reserve Varaždin”: the clause of the place is the place.
  if (own !== null && Math.abs((named?.index ?? own.index) - own.index) < 40) {
    const from = Math.min(own.index, start)
    return (text.slice(from).split(/[.;|]|,\s(?!(?:reserve|and|or|DR|second)\b)/)[0] ?? '').trim().slice(0, 90)
  }
  if (
    !isAbout &&
    !/\b(?:in|within|inside|outside|leaves?|leave|from|to|of|at|the|only|:)\s(?:the |an? |our )?(?:[\p{L}]+ ){0,2}\(?$/iu.test(
      before,
    ) &&
    !/[(:,]\s?$/.test(before)
  )
    return undefined
  const joined = /^[^.;,]{0,3}(?:\sor\s|,\s|\sand\s|\/)(?:the |an? )?[\p{Lu}][\p{L}.]*/u.exec(
    text.slice(start + found[0].length),
  )?.[0]
  return joined !== undefined && placeName.test(joined) ? `${found[0]}${joined}` : found[0]
}

function keepOf(text: string, measures: FoundMeasure[]): DataRule['keep'] {
  if (!keepVerb.test(text)) return undefined
  const span = measures.find(({ unit }) => /^(?:day|working day|week|month|year|h|quarter|decade)$/.test(unit))
  if (span === undefined) return undefined
  const around = text.slice(Math.max(0, span.start - 70), span.end + 60)
  if (!keepVerb.test(around)) return undefined
  const { start: _start, end: _end, ...measure } = span
  return { words: span.quote, measure }
}

const subjectStop =
  /\s(?:stays?|remains?|is|are|was|must|shall|may|should|will|can|cannot|do|does|never|leaves?|leave|goes|has to|have to|take place|run|runs|not|kept|held|in|within|at|to)\b/i

/** What the rule is about: the subject of its sentence, or the heading. */
function dataOf(text: string, heading: string | undefined): string {
  const clause = text.replace(/^[^:]{0,30}:\s/, '').split(/[.;]\s/)[0] ?? text
  const subject = (clause.split(subjectStop)[0] ?? '').replace(/^(?:all|any|no|the|our|every|each|also|and|but)\s/i, '').trim()
  if (/^(?:everything|anything|nothing|all data|data|hosting|it)?$/i.test(subject)) return 'everything'
  if (subject.length > 0 && subject.length < 80 && /\p{L}{3}/u.test(subject)) return subject
  return heading ?? 'everything'
}
