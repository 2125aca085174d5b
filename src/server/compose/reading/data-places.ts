import { dataWord as data } from './data-words.ts'
import { knownName } from './names/known-names.ts'
import { ownPlace, placeName } from './names/places.ts'
import { monthName } from './plain-places.ts'
import { splitPlaces } from './split-places.ts'
import { antecedentIn } from './data-of-rule.ts'

/** People, firms and events are somewhere too, and nothing follows for data. */
const somebody =
  /(?<!\p{L})(?:(?:we|i|you|he|she|they|who|staff|people|persons?|teams?|members?|readers?|users?|engineers?|translators|statisticians|developers?|colleagues|customers?|clients?|tenderers?|bidders?|contractors?|suppliers?|manufacturers?|makers?|firms?|compan(?:y|ies)|house|provider|partners?|offices?|plants?|depots?|stadium|jury|board|committee|meetings?|workshops?|kick-?off|trainings?|courses?|conference|session|dinner|trips?|visits?|ceremony|show|event|arrival|flight|law|tender|seat|headquarters?)$)/iu

const modal = String.raw`(?:must|shall|should|will|may|can|has to|have to|had to|is to|are to|needs? to|ought to|do|does)`
const adverb = String.raw`(?: (?:only|always|never|also|all|therefore|at all times|nowhere(?: else)? (?:but|than|except)|\p{L}{3,14}ly)){0,2}`
const kept = String.raw`(?:kept|held|stored|housed|hosted|located|processed|computed|archived|conserved|saved|retained|preserved|deposited|replicated|mirrored|backed up|copied)`
const stays = String.raw`(?:(?:is|are|be)(?: to be)?${adverb}(?: ${kept}(?:,? (?:and|or) ${kept})?)?|stays?|remains?|sits?|lies?|lives?|rests?|resides?|belongs?|(?:be |is |are )?(?:served|delivered|published|provided|streamed|analysed|installed|operated|run|used)|${kept}(?:,? (?:and|or) ${kept})?)`
const at = String.raw`(?:in|at|on|within|inside|from)`

/** “The records are to be kept in …”, “backups remain at …”. */
const staying = new RegExp(String.raw`^(.{2,90}?)\s((?:${modal}${adverb} )?${stays}${adverb})\s(${at})\s(.+)$`, 'iu')
/** “… must not leave …”, “… are not transferred out of …”. */
const leaving = new RegExp(
  String.raw`^(.{2,90}?)\s(?:(?:${modal}|is|are)(?:\s?not|n['’]t| never| in no case| under no circumstances)(?: ever)?(?: to)?|never) (?:be )?(?:leave|leaves|cross|(?:go|kept|held|stored|processed|moved|transferred|taken|copied|sent|carried|brought|exported|transmitted) (?:outside|out of|beyond|off)|outside|out of|beyond|off)(?: of)?\s(.+)$`,
  'iu',
)
const verb = String.raw`(?:keep|store|hold|process|archive|house|save|host|conserve|retain|back up|preserve|compute|deposit)`
/** “The contractor shall keep the records within …”, “we store it in …”. */
const keeping = new RegExp(
  String.raw`^(?:.{1,60}?\s)?(?:${modal}\s(?:only |always )?)?${verb}s?\s((?:the |all |any |our |its |their |such )?[\p{L}'’_ -]{3,60}?),?\s(${at})\s(.+)$`,
  'iu',
)
const outside =
  /^(?:(?:must|shall|may|are|is|to be|it|they) )*(?:not|never|nowhere(?: else)?|no further|nothing)(?: be| to be)?(?: kept| held| stored| processed| copied| taken| moved)? (?:outside|out of|beyond|off|leave|leaves|but|than|except)(?: of)?(?: (?:in|on|at))?\s(.+)$/iu
/** “No copy may leave …”, “none of the scans goes outside …”. */
const noneLeaves = new RegExp(
  String.raw`^(?:no|none of the|none of our|not one of the) (.{2,70}?)\s(?:(?:may|shall|must|can|is to|are to|will) )?(?:ever )?(?:be )?(?:leave|leaves|(?:go|goes|kept|held|stored|processed|moved|transferred|taken|copied|sent|carried|brought|exported) (?:outside|out of|beyond|off)|outside|beyond)(?: of)?\s(.+)$`,
  'iu',
)
/** “Scans: Oulu”, “contracts -> eu-de”, “reactions – Ireland”. */
const labelled =
  /^(.{2,60}?)(?::\s|\s?(?:->|=>|→|⇒)\s?|\s[–—=]\s)(?:only |always |exclusively )?(?:(in|at|on|within|inside|with)\s)?(.+)$/iu
/** “Scans in Oulu, backups at Vaasa”, with no verb at all. */
const verbless = new RegExp(String.raw`^(.{2,60}?),?(?: only| exclusively)?\s(in|at|on|within|inside)\s(.+)$`, 'iu')

/** What is free to lie anywhere has no place. */
export const unrestrictedPlace =
  /\b(?:any(?:where)?|wherever|everywhere|no (?:constraint|restriction|limit|particular)|does(?: not|n['’]t) matter|free|preferr?ed by|all the same|unrestricted|not (?:bound|required)|needn['’]t|no need)\b/i
const conditional = /\bonly (?:if|when|after|once|where)\b|^if\b|\bif and only if\b|\bprovided that\b|\bunless\b/i
const over = /\b(?:was|were|used to|had been|formerly|until|ended)\b/i
const denied = /\b(?:no|not|never|nobody|nothing|none|neither|nor)\b|n['’]t\b/i

const stop =
  /[.;()]|\s[–—]\s|,\s(?!(?:\p{Lu}[\p{L}-]+(?=[,.;]|$| only| or| and| region)|or \p{Lu}|and \p{Lu}|(?:in|at|near) (?:its |our |their |the )?\p{Lu}))|\s(?:for|as|because|since|where|which|who|whose|that|if|unless|until|till|when|while|after|before|but|so|by|only|too|fine|okay|preferred|please|not|without|with|from|during|each|every|per|is|are|may|must|shall|will|can|and (?!\p{Lu}|its |the (?:\p{L}+ )?\p{Lu})(?:\p{L}+))(?=[\s.,;]|$)/u
const region =
  /^(?:\p{L}+ ){0,2}(?:region )?(?:eu|us|ap|ca|sa|me|af|uk|cn|il|mx|europe|asia|australia|northamerica|southamerica)-[a-z]{2,}(?:-\d|\d)*(?![\p{L}])|^(?:\p{Lu}\p{L}+ ){1,2}\p{Lu}{2}-\p{Lu}{2,3}-\d/u
/** What is no place although something is in it. */
const noPlace =
  /^(?:the |our |its |their |an? |one |this |that |each |every )?(?:[\p{L}-]+ ){0,2}?(?:systems?|databases?|applications?|apps?|portals?|formats?|orders?|state|way|time|use|view|lists?|queues?|reports?|contracts?|tests?|charge|force|line|sync|touch|mind|case|question|discussion|language|english|writing|paper|principle|detail|total|general|parallel|place|part|tables?|forms?|folders?|spreadsheets?|register|registry|ledger|file|scope|phase|lot|step|hand|hands|demand|request|average|average|fact|public|private|advance|return|turn|steps?|versions?|record|records|months?|weeks?|days?|years?|hours?|minutes?|seconds?|quality|shape|order|good|use|half|full|stock|progress|operation|production|service|law|colou?r|clear|clear text|text|encrypted form|plain text|common|future|cooperation|person|tape|display|screen|air|hold|leave|duty|top|average|behalf|divisions?|departments?|teams?|units?|committee|sections?)\b(?! (?:of|in|at) )/iu
const ownThing = /^(?:the|our|its|their|his|her|own|local|this|that|[\p{L}-]+['’]s?)\s(?:own\s)?(?:[\p{L}-]+\s){0,2}[\p{L}-]{3,}/iu

/** Words that bind, without which “kept in Aromi” names a system as often as a town. */
const binds =
  /\b(?:must|shall|should|has to|have to|is to|are to|only|exclusively|solely|never|nowhere|stays?|remains?|leaves?|within|inside|hosted|hosting|region|location|copy|copies|backups?|mirrors?|replicas?|standby)\b/i
/** “the bunker in Kjeller”, “vault of the studio in Wellington”, “own hardware in Jahra”: what stands in a town is a place. */
const inTown = /\p{Ll}{3,},? (?:in|at|near) \p{Lu}\p{Ll}{2,}|\p{Ll}{3,}, \p{Lu}\p{Ll}{2,}$/u

/** Where something stays or has to be may be any thing of the client's: “on the judges' laptops”, “in the practice”. */
const staysFirm = /\b(?:stay|remain|sit|lie|live|rest|reside|belong|must|shall|only|never|exclusively|has to|have to|is to|are to)/i

/** “to be kept in the council's tenancy”. */
const stayingThere =
  /^(?:(?:is|are|must|shall|has|have|to|only) )*(?:be )?(?:kept|held|stored|hosted|processed|archived) (?:only )?(?:in|on|at|within) /iu

type Sureness = { isOwn: boolean; isBound: boolean }

export function placeOf(words: string, { isOwn, isBound }: Sureness): string | undefined {
  if (/^(?:it|them|him|her|us|that|this|these|those|there|here)\b/i.test(words)) return undefined
  const told = words.replace(stayingThere, '')
  const cut = stop.exec(told)?.index ?? told.length
  const place = told
    .slice(0, cut)
    .replace(/(?:,|\s(?:and|or|of|in|at|the))+$/i, '')
    .replace(/^(?:an|any )?other (?:member )?(?:state|country) of (?:the )?/i, '')
    .trim()
  if (place.length < 2 || place.length > 90 || unrestrictedPlace.test(place) || monthName.test(place) || /^\d/.test(place))
    return undefined
  if (region.test(place) || placeName.test(place)) return place
  if (noPlace.test(place)) return undefined
  const own = ownPlace.exec(place)
  if (own !== null && own.index < 24) return place
  const capital = /(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}’'-]{2,}/u.exec(place.replace(/^(?:The|Our|An?|Its)\s/, ''))
  if (
    capital !== null &&
    (isBound || inTown.test(place)) &&
    (knownName(capital[0]) === undefined || /\b(?:region|zone|cloud)\b/i.test(place))
  )
    return place
  return isOwn && ownThing.test(place) ? place : undefined
}

/** “Data location: Norway”: said of all. */
const aboutPlaces =
  /^(?:(?:all )?data|(?:data )?(?:hosting|location|place|residency|storage|region|servers?|data cent(?:re|er))(?: of (?:the )?data)?)$/iu
const article =
  /^(?:(?:and|but|so|also|yes|no|then|only|likewise|while|whereas|whether|that|condition that|all|any|the|our|its|their|every|each|everything else:?)[,:]?\s)+(?=\p{L})/iu
const bulletMark = /^(?:[-*•]\s+|\(?(?:[ivx]{1,4}|\d{1,2}|[a-z])\)\s+|(?:Req(?:uirement)?\.?|No\.?)\s?\d+:?\s+)/iu

/** The noun phrase of data at the end of the words before a verb: “approved on condition that the interviews” → “interviews”. */
function subjectOf(words: string, isFirm: boolean): string | undefined {
  const last = words
    .replace(/:$/, '')
    .split(/\s(?:that|whose|where|says|said|insists?|demands|requires)\s|:\s|,\s(?!(?:or|and)\s)/iu)
    .at(-1)!
    .replace(article, '')
    .replace(/ (?:only|too|also)$/i, '')
    .trim()
  const others = /^(?:that|those) of (?:the )?(.{3,40})$/iu.exec(last)?.[1]
  if (others !== undefined) return `data of ${others.startsWith('other') ? 'the ' : ''}${others}`
  if (/\b(?:of|from|to|by|for|in|with)$/i.test(last)) return undefined
  if (aboutPlaces.test(last)) return 'everything'
  if (last.length < 3 || last.split(' ').length > 9 || somebody.test(last)) return undefined
  if (data.test(last)) return last
  return isFirm &&
    /^\p{L}[\p{L}'’ -]+$/u.test(last) &&
    !/^(?:it|they|this|that|these|those|he|she|who|we|you|i|there|which)$/i.test(last)
    ? last
    : undefined
}

export type DataPlace = { data: string; place: string }
const between =
  /;\s|\s\|\s|\.\s(?=\p{Lu})|,\s(?:and|but|while|whereas|though)\s|\s(?:while|whereas|but)\s|,\s(?=(?:the |its |all |any |our |their )?(?:[\p{L}-]+ ){0,2}?(?:backups?|copies|copy|replicas?|mirrors?|logs?|statistics|recordings?|disaster copy)\b(?! included))/iu

/** What each clause says of where a set of data is: by verb, by label, or with no verb at all. */
export function dataPlacesIn(text: string, asked = ''): DataPlace[] {
  const short = ofQuestion(text, asked)
  if (short !== undefined) return [short]
  let told: DataPlace | undefined
  return splitPlaces(text.slice(0, 700))
    .flatMap((part) => part.split(between))
    .slice(0, 16)
    .flatMap((raw): DataPlace[] => {
      const clause = raw.trim().replace(bulletMark, '').slice(0, 240)
      if (clause.endsWith('?') || over.test(clause)) return []
      const found = inClause(clause, told, asked)
      if (found !== undefined) told = found
      return found === undefined ? [] : [found]
    })
}

/** “Dental scans? Stay in the practice.” */
function ofQuestion(text: string, asked: string): DataPlace | undefined {
  const topic = /^(?:and |what about |where (?:is|are|do|does) )?(.{3,50}?)(?: (?:kept|stored|held|go|lie))?\?$/iu.exec(asked)?.[1]
  const rest =
    /^(?:must |shall |to |they |it |these |those )*(?:stays?|remains?|kept|held|stored|be kept)(?: only)? (?:in|at|on|within|inside) (.+)$/iu.exec(
      text,
    )?.[1]
  return topic === undefined || rest === undefined
    ? undefined
    : pair(subjectOf(topic, false), placeOf(rest, { isOwn: true, isBound: true }))
}

/** The clause without what only introduces it: “on condition that …”, “whose …”, “Region pinning: … -> …”. */
const introduced = (clause: string) =>
  clause
    .replace(/^.{5,160}?\bthat\s(?=(?:the|all|any|our|its|their|every|no)\s)/iu, '')
    .replace(/^.{5,160}?\bwhose\s/iu, '')
    .replace(/^[^:>]{3,40}:\s(?=[^:]{2,60}(?:->|→))/u, '')
    .replace(/^.{5,120}?\s[–—]\s([^–—]{3,60})\s[–—]\s(?=(?:is|are|must|shall|may|stays?|remains?)\b)/u, '$1 ')
    .replace(/\stoo(?=,)/, '')
/** A copy that goes to a place is there from then on. */
const copied =
  /^(.{0,40}?\b(?:cop(?:y|ies)|backups?|mirrors?|replicas?|duplicates?|originals?))(?: of [\p{L} ]{3,40}?)? (?:also |then |only )?(?:goes?|is (?:sent|taken|brought|kept)|are (?:sent|taken|brought|kept)) (?:to|at|in) (.+)$/iu

function inClause(given: string, before: DataPlace | undefined, asked: string): DataPlace | undefined {
  const clause = introduced(given)
  const copy = copied.exec(clause)
  if (copy !== null && !denied.test(copy[1]!)) {
    const found = pair(
      copy[1]!.replace(/^[^:]{2,20}:\s/, '').replace(article, ''),
      placeOf(copy[2]!, { isOwn: false, isBound: true }),
    )
    if (found !== undefined) return found
  }
  return ofClause(clause, before, asked)
}

/** “No dossier with an open joint leaves the yard”, “without the code no request leaves”: what may happen, and no place of data. */
export const conditionalSubset =
  /^without\b|^(?:no|none of the) [^.;]{2,50}? (?:with|without|that|which|whose|having|until|unless|before)\b/iu
/** “The system is to reside at …”: all that it holds. */
const wholeOf = (subject: string) =>
  /^(?:(?:the|this|our|whole|new) )*(?:system|service|solution|platform|application|portal|tool|software|production|hosting|everything|it all|all of it|all of this|whatever you (?:build|host)|anything you (?:build|host|use))$/iu.test(
    subject.trim(),
  )
    ? 'everything'
    : undefined

function ofClause(clause: string, before: DataPlace | undefined, asked: string): DataPlace | undefined {
  if (conditional.test(clause) || conditionalSubset.test(clause)) return undefined
  const left = leaving.exec(clause) ?? noneLeaves.exec(clause)
  if (left !== null) return pair(subjectOf(left[1]!, true), placeOf(left[2]!, { isOwn: true, isBound: true }))
  const label = labelled.exec(clause)
  if (label !== null && !somebody.test(label[1]!)) {
    const named = subjectOf(label[1]!, region.test(label[3]!))
    const there = /^(?:also there|there,? (?:too|also)|likewise|the same|ditto)\b/i.test(label[3]!) ? before?.place : undefined
    const isPlain =
      /^(?:\p{Lu}|(?:not|never|nowhere|no further|nothing) |[a-z]{2,}-[a-z])/u.test(label[3]!) ||
      label[2] !== undefined ||
      ownPlace.test(label[3]!.slice(0, 50))
    const place =
      there ??
      (isPlain
        ? placeOf(outside.exec(label[3]!)?.[1] ?? label[3]!, {
            isOwn: false,
            isBound: binds.test(clause) || outside.test(label[3]!) || label[2] !== undefined,
          })
        : undefined)
    if (named !== undefined && place !== undefined && !unrestrictedPlace.test(label[3]!.slice(0, 60))) return { data: named, place }
  }
  const stayed = staying.exec(clause)
  if (stayed !== null) {
    const [, subject = '', doing = '', , rest = ''] = stayed
    if (!denied.test(clause.slice(0, clause.length - rest.length)) && !unrestrictedPlace.test(rest.slice(0, 40))) {
      const isPronoun = /^(?:and |but )?(?:it|they|these|those|both)$/i.test(subject.trim())
      const named = isPronoun ? (before?.data ?? antecedentIn(asked)) : (subjectOf(subject, false) ?? wholeOf(subject))
      const found = pair(named, placeOf(rest, { isOwn: staysFirm.test(doing), isBound: binds.test(clause) }))
      if (found !== undefined) return found
    }
  }
  const stored = keeping.exec(clause)
  if (stored !== null && !denied.test(clause.slice(0, clause.length - (stored[3] ?? '').length))) {
    const found = pair(subjectOf(stored[1]!, false), placeOf(stored[3]!, { isOwn: false, isBound: binds.test(clause) }))
    if (found !== undefined) return found
  }
  const bare = verbless.exec(clause)
  if (
    bare === null ||
    denied.test(bare[1]!) ||
    / (?:is|are|was|goes?|go|comes?|has|have|may|must|shall|can|will|for|to|from|by) /i.test(` ${bare[1]} `)
  )
    return undefined
  return pair(subjectOf(bare[1]!, false), placeOf(bare[3]!, { isOwn: false, isBound: binds.test(clause) }))
}

const pair = (data: string | undefined, place: string | undefined): DataPlace | undefined =>
  data === undefined || place === undefined ? undefined : { data, place }
