import { ownPlace, placeAdjective, placeName } from './names/places.ts'
import { classOf } from './data-classes.ts'
import { dataOf } from './data-of-rule.ts'
import { dataPlacesIn } from './data-places.ts'
import { dataPhraseIn, speaksOfData } from './data-words.ts'
import { actsItself, isRefusedThere, isAboutSubset, setOfData, wholePlace } from './sets-of-data.ts'
import { dataPlacesOfRow } from './places-of-rows.ts'
import { isNoPlace, isWithdrawn } from './no-places.ts'
import { namesData, namesWhere } from './phrases-of-places.ts'
import { fullPlace, splitPlaces } from './split-places.ts'
import { dataNoun, monthName, saidPlainly } from './plain-places.ts'
import { keepPeriodsIn } from './keep-periods.ts'
import { knownName } from './names/known-names.ts'
import type { FoundMeasure } from './read-measures.ts'
import type { DataRule, Hosting } from './reading.ts'
import type { Mention, ReadStatement } from './find-systems.ts'

const hostingOfPlace = (words: string): Hosting | undefined => {
  if (/\b(?:AWS|Amazon|eu-west-\d|eu-central-\d|us-east-\d)\b/.test(words)) return 'aws'
  if (/\b(?:Azure|UK South|UK West|North Europe|West Europe)\b/.test(words)) return 'azure'
  if (/\b(?:Google|GCP|europe-west\d)\b/.test(words)) return 'google'
  return ownPlace.test(words) && !/\b(?:country|province|state|tenan)\b/i.test(words) ? 'on-premises' : undefined
}

/** The names in the statement, and the sentence before it in its paragraph. */
type Around = { mentions: Mention[]; before: string }

/** What a statement says of where data is, how long it is kept and how it is classed. */
export function dataRulesOf(statement: ReadStatement, measures: FoundMeasure[], { mentions, before }: Around): DataRule[] {
  const text = statement.text.slice(0, 700)
  if (statement.isOut || asksWhether.test(text) || isWithdrawn(text)) return []
  const parts = splitPlaces(text)
  const places = parts.flatMap((part) => {
    const place = bindsNothing.test(part) || goesOut(part) || isAboutSubset(part) ? undefined : placeOf(part, statement.heading)
    return place === undefined || isNoPlace({ place, text: part, before }, mentions) ? [] : [{ part, place: fullPlace(place) }]
  })
  const row = dataPlacesOfRow(statement.cells)
  const told = (row.length > 0 ? row : dataPlacesIn(text, before)).filter(
    ({ place }) => !isNoPlace({ place, text, before }, mentions) && !isProduct(place, mentions),
  )
  const rules: DataRule[] =
    told.length > 0 && told.length >= places.length
      ? told.map(({ data, place }) => toldRule(statement, { data, place: fullPlace(place) }))
      : places.map(({ part, place }) => ruleOf({ statement, part, before }, { place, hosting: hostingOfPlace(`${place} ${part}`) }))
  const placed = rules.flatMap((rule): DataRule[] => {
    const set =
      actsItself(rule.place!, text) || isRefusedThere(rule.place!, text) ? undefined : setOfData(rule.data, rule.place!, text)
    if (set === undefined || !namesWhere(rule.place!)) return []
    // A place that is known by its name is kept, of whatever data the sentence speaks.
    const data = namesData(set) ? set : placeName.test(rule.place!) ? (dataPhraseIn(set) ?? 'everything') : undefined
    return data === undefined ? [] : [{ ...rule, data, place: wholePlace(rule.place!, text) }]
  })
  for (const { data, keep } of keepPeriodsIn(text, measures)) {
    const same = placed.find((rule) => rule.keep === undefined && (data === '' || isSameSet(rule.data, data)))
    if (same !== undefined) same.keep = keep
    else if (data === '') placed.push(ruleOf({ statement, part: text, before }, { keep }))
    else placed.push({ data, keep, ...ofClass(data), statement: statement.id })
  }
  return placed
}

/** “Anna asked if the tests may run in Ireland”: nobody has said so. */
const asksWhether = /\b(?:asked|asks|wonders?|wondered|wants to know|unclear|open)\b[^.;]{0,20}\b(?:if|whether)\b/i

/** What is allowed under a condition, was once, or takes place somewhere is no place of data. */
const bindsNothing =
  /\b(?:may|can|could)\b[^.;]{3,90}\bonly (?:if|when|after|once|where)\b|\b(?:used to (?:be|lie|sit|have)|ended|no longer (?:bound|required|has to|need)|needn['’]t|no must|prefer(?:red|ably)?|['’]d prefer)\b|^(?:the |our |a )?(?:kick-?off|meeting|workshop|training|course|conference|dinner|interview|fair|show|event|session|ceremony)s?\b/iu
/** “Backups leave the house”: what does leave is not kept there. */
const goesOut = (text: string) =>
  /\bleaves?\b/i.test(text) && !/\b(?:not|never|no|nothing|none|nobody|without|neither)\b|n['’]t\b/i.test(text)
/** “kept in SQL Server”: a product is no place, whatever stands around it. */
const isProduct = (place: string, mentions: Mention[]) =>
  !placeName.test(place) &&
  mentions.some(({ name, known }) => known !== undefined && known.kind !== 'cloud' && place.includes(name))

const toldRule = ({ id }: ReadStatement, { data, place }: { data: string; place: string }): DataRule => ({
  data,
  place,
  hosting: hostingOfPlace(place),
  ...ofClass(data),
  statement: id,
})

const isSameSet = (one: string, other: string) => {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return first === 'everything' || first.includes(second) || second.includes(first)
}
const ofClass = (data: string): Pick<DataRule, 'class'> => {
  const found = classOf(data)
  return found === undefined ? {} : { class: found }
}

type Said = { statement: ReadStatement; part: string; before: string }

function ruleOf({ statement, part, before }: Said, told: Pick<DataRule, 'place' | 'hosting' | 'keep'>): DataRule {
  const about = dataOf(part, statement.heading, before)
  return {
    data: about === 'everything' || speaksOfData(about) ? about : (dataPhraseIn(part) ?? about),
    ...told,
    ...ofClass(part),
    statement: statement.id,
  }
}

const hosted = /\b(?:host\w*|servers?|stored|on[- ]prem\w*|data ?cent(?:re|er)s?)\b/i

/** Words that say where data are, with what follows them. */
const placed =
  /\b(?:stays?|remains?|kept|held|hosted|hosting|stored|processed|processing|operated|located|resid\w+|lives?|stands?|sits?|runs?|run|running|take place|takes place|be|is|are|bleibt|bleiben|lies|lie|go|goes|sent|copied|transferred|moved|replicated|exported|fine|acceptable|allowed|permitted|leaves?|leave|leaving|outside|beyond|cross(?:es)?|data|servers?|everything|backups?|mirrors?|replicas?|standby|cop(?:y|ies)|anything|nothing|nowhere|anywhere|only)\b[^.;|]{0,50}?\s(?:only\s|exclusively\s|always\s|all\s)?(?:in|within|inside|at|on|outside(?: of)?|leave|leaves|leaving|from|of|to|under|across|beyond|upon)\s/giu
const leaving =
  /\b(?:leaves?|leave|leaving|outside(?: of)?|out of|off|crosses|cross|beyond)\s(?=(?:the |our |its |their )?[\p{L}])/giu
const phraseEnd =
  /[.;|:]|,\s(?!\p{Lu}\p{Ll}+ (?:region|district|province|county|state|canton|island)\b|(?:reserve|DR|second|fallback|with DR|backup)\b)|\s(?:is|are|was|must|shall|may|should|will|can|as|and (?!the\b|(?:in )?(?!I\b)\p{Lu})|which|that (?!holds)|who|but|not|except|unless|until|for|by|if|when|where|with|because|so|only|even|upon|also|fine|from|after|before|or (?!(?:the )?\p{Lu}|another\b|any other\b|in (?:the )?\p{Lu}|elsewhere in\b))\b/u

/** “Notes never leave Norway”, “Templates must not be copied out of the building”: whatever stays, it is data. */
const notTakenOut =
  /(?:\b(?:not|never|nothing|no|under no circumstances)|n['’]t)\b[^.;]{0,40}\b(?:leaves?|leave|(?:copied|taken|sent|moved|transferred|exported|carried|brought|uploaded|processed|stored|kept) (?:out of|off|outside|beyond|abroad))\b/i

/** The place, where the statement speaks of data that stay, leave or are hosted. */
function placeOf(text: string, heading: string | undefined): string | undefined {
  const isAbout =
    /\b(?:hosting|place|location|residency|where|data|DR)\b/i.test(heading ?? '') ||
    /^\W*(?:hosting|place|DR|disaster recovery|location|backups?|reserve)\b/i.test(text)
  const alone =
    /^(?:\p{L}+[,.]\s)?(?:(?:all|everything|all of it|it all|all data)(?: stays| is| are)? )?(?:only )?in (?:the )?(.{2,40}?)(?: only)?\.?$/iu.exec(
      text,
    )?.[1]
  if (alone !== undefined && placeName.test(`${alone}.`)) return alone
  const told = saidPlainly(text)
  if (told !== undefined) return told
  const isData =
    dataNoun.test(text) ||
    notTakenOut.test(text) ||
    /\b(?:remains?|stays?|kept|held|stored|processed|hosted)\s(?:only )?(?:in|within)\s|\b(?:kept|held|stored|processed|hosted|saved)\s(?:only )?(?:on|at)\s/i.test(
      text,
    ) ||
    isAbout ||
    hosted.test(text) ||
    allIs.test(text)
  for (const cue of [...text.matchAll(leaving), ...text.matchAll(placed)]) {
    if (!isData) break
    if (ofPersons.test(text.slice(0, cue.index))) continue
    const end = cue.index + cue[0].length
    const phrase = phraseAfter(text, end)
    if (isPlace(phrase, cue[0], text)) return narrowed(phrase)
    const further = furtherPlace.exec(text.slice(end, end + 70))
    if (further !== null && placeName.exec(further[1] ?? '')?.index === 0)
      return phraseAfter(text, end + further[0].length - (further[1]?.length ?? 0))
  }
  const adjective = placeAdjective.exec(text)?.[0]
  if (adjective !== undefined && isData) return adjective
  const only = /\b([\p{Lu}][\p{L}.]+(?: [\p{Lu}][\p{L}.]+)?)[ -](?:only|region|hosted|based)\b/u.exec(text)?.[1]
  if (only !== undefined && placeName.exec(only)?.[0] === only) return only
  if (isAbout) return placeName.exec(text)?.[0] ?? ownPhrase(text)
  const own = isData && staysAt.test(text) ? ownPhrase(text) : undefined
  const cloud = /(?:\b(?:not|never|no)|n['’]t)\b[^.;]{0,40}\b(any|public|the) cloud\b/i.exec(text)?.[1]
  return own ?? (cloud === undefined ? undefined : `not in ${/^public$/i.test(cloud) ? 'a public' : 'any'} cloud`)
}

/** “All is on computers of the Guild”, “Kundendaten bleiben …”. */
const allIs =
  /^(?:all|everything)(?: of it| of this)? (?:is|stays|runs|sits|lives|lies|remains|must be|has to be) (?:only )?(?:on|in|at)\s|\p{L}+daten (?:\p{L}+ ){0,4}?bleib/iu

/** “Everyone is in Spain”: where people are says nothing of data. */
const ofPersons =
  /\b(?:everyone|everybody|someone|somebody|nobody|who|we|he|she|i|you|people|staff|teams?|colleagues|management|board|boss)\s$/i

/** “can be at some cloud, in Denmark or Sweden”: the country stands behind the next word of place. */
const furtherPlace =
  /^(?:(?!\b(?:is|are|was|were|who|we|they|he|she|everyone|everybody|nobody|staff|people)\b)[^.;:]){2,40}?,?\s(?:in|within|inside) (?:the )?(\p{Lu}[\p{L}. ]{1,24})/u

/** “be located within India” → “India”. */
const narrowed = (phrase: string) =>
  phrase
    .replace(/^(?:be|is|are|being|to be)\s(?:\p{L}+\s)?(?:in|within|at|on|inside|outside)\s/u, '')
    .replace(/^.*\b(?:staying|remaining|kept|held|hosted|stored)\s(?:only )?(?:in|within|at)\s/u, '')

function phraseAfter(text: string, start: number) {
  const rest = text.slice(start, start + 110)
  const closed = /^[^()]*\)/.exec(rest)?.[0].length
  const stop = phraseEnd.exec(rest.replace(/U\.S\.(?=\s|$|,)/, 'U_S_'))?.index ?? rest.length
  const end = Math.min(stop, closed === undefined ? stop : closed - 1)
  return rest.slice(0, Math.max(end, 0)).trim()
}

const stayVerb =
  /\b(?:stay|remain|bleib|kept|held|host|stor|process|locat|leave|leaving|outside|beyond|cross|run|takes? place|everything|only|data|servers?|mirrors?|replicas?|standby|be\b|is\b|within|inside|resid)\w*/i
const firmStay =
  /\b(?:stay|remain|kept|held|host|stor|process|locat|leav|outside|beyond|cross|run|takes? place|everything|only|data|servers?|within|inside|resid)/i
const notLeaving = /(?:\b(?:not|never|nothing|no|none)|n['’]t)\b[^.;]{0,60}$/i
const systemWord =
  /\b(?:system|database|register|ledger|spreadsheet|warehouse|application|app|portal|folder|mailbox|format|order|state|way|time|use|view|list|queue|report|contract|test|school year)\b/i

/** A place stands at the beginning of the phrase: “the Swiss shops lies in Switzerland” begins with something else. */
function namesPlace(phrase: string) {
  const found = placeName.exec(phrase)
  return found !== null && !/\b(?:lies?|is|are|stays?|has|have|may|must|shall|sits?|goes|go)\b/i.test(phrase.slice(0, found.index))
}

/** Characters between a word of place and the place itself: “in the”, “on the old”. */
const mostBeforePlace = 24

/** A known place, a place of one's own, or a name behind a word that can only be of a place. */
function isPlace(phrase: string, cue: string, text: string) {
  if (phrase.length < 2 || phrase.length > 90) return false
  const head = phrase.replace(/^(?:the|our|its|their|an?|either|one of)\s/i, '')
  if (namesPlace(phrase.slice(0, 50)) || placeAdjective.test(phrase)) return true
  // “intended for registrars in the cemetery office”: where people sit.
  const isFar =
    /^(?:is|are|be)\s(?!(?:only|always|all|to be|being|kept)\b)\p{L}[^.;]*\s\p{L}+\s$/iu.test(cue) && !firmStay.test(cue)
  const own = ownPlace.exec(phrase.slice(0, 60))
  if (own !== null && own.index < mostBeforePlace && stayVerb.test(cue) && !isFar && !/\b(?:from|of)\s$/.test(cue)) return true
  if (/\bonly (?:in|within|inside)\s$/i.test(cue) && /^\p{Lu}\p{Ll}{2}/u.test(head) && !monthName.test(head) && !/\d/.test(phrase))
    return knownName(head.split(/\s/)[0] ?? '') === undefined
  // “the Hetzner cloud in Falkenstein”: a cloud that stands in a town.
  if (/\b(?:cloud|data cent(?:re|er)|servers?|region)\b[^,;]* in \p{Lu}\p{Ll}+/u.test(phrase)) return true
  if (systemWord.test(phrase) || knownName(head.split(/\s/)[0] ?? '') !== undefined || /\d/.test(phrase)) return false
  const isLeaving = /\b(?:leaves?|leaving|outside(?: of)?|out of|off|cross(?:es)?)\s$/i.test(cue)
  // Somebody or something else may leave no place, either: “No child leaves the vehicle”.
  const before = text.slice(0, text.indexOf(cue))
  if (isLeaving && notLeaving.test(before) && dataNoun.test(before)) return /^(?:(?:the|our|its|their)\b|\p{Lu})/u.test(phrase)
  if (
    /\b(?:within|inside)\s$/i.test(cue) ||
    /\b(?:stay|stays|remain|remains|hosted|stored|located|processed|held|kept)\b[^.;]{0,20}\bin\s$/i.test(cue)
  ) {
    return /^(?:our|its|their) own\b/i.test(phrase) || (/^\p{Lu}\p{Ll}{2}/u.test(head) && !monthName.test(head))
  }
  return false
}
/** A place of one's own, behind a word of place or a place by its nature: the hospital that rings is none. */
function ownPhrase(text: string) {
  const own = ownPlace.exec(text)
  if (own === null) return undefined
  const isBehind = /\b(?:in|within|inside|at|on|leaves?|leaving|outside(?: of)?|beyond|cross|under|between)\s$/i.test(
    text.slice(Math.max(0, own.index - 12), own.index),
  )
  return isBehind || bySelf.test(own[0]) ? phraseAfter(text, own.index) : undefined
}
/** Without a word of staying a place is only where something happens: “a clinician in the district logs in”. */
const staysAt =
  /\b(?:stay|remain|kept|keep|held|host|stor|process|locat|resid|leav|outside|beyond|cross|runs?\b|running|only|servers?|within|inside|deploy|install|operat|own|all|everything|on[- ]prem|in[- ]house|recovery|DR|backup|standby|mirror|copied|taken)/i
const bySelf =
  /\b(?:data ?cent(?:re|er)s?|server rooms?|premises|on[- ]prem\w*|in[- ]house|on[- ](?:site|board)|computer cent(?:re|er))$/i
