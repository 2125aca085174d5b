import { dataNoun } from './plain-places.ts'

/** What “they” of the next sentence stands for: the subject of this one, where it is data. */
export function antecedentIn(before: string): string | undefined {
  const subject =
    (before.split(subjectStop)[0] ?? '')
      .split(/[,;:]/)[0]
      ?.replace(/\s(?:too|also|as well)$/i, '')
      .trim() ?? ''
  return namesData.test(subject) && subject.split(' ').length < 7 ? subject : undefined
}
/** “Azure West Europe is where we are”: a cloud, and no data. */
const onCloud = /^(?:AWS|Amazon Web Services|Azure|Google Cloud|GCP|Oracle Cloud|OCI)\b/
/** “We have an AWS account, Dublin”, “everything new”: what runs, and no set of data. */
const ownHosting = /^(?:(?:we|they|i) (?:have|run|use|host|are)\b|everything (?:new|we \p{L}+)$)/iu
const isAboutPlace = /\b(?:hosting|location|residency|place|where|DR|processing)\b|^data$/i
/** Words for data alone; a system or a service is none. */
const namesData =
  /\b(?:\p{L}*data|records?|information|images?|photographs?|photos?|cop(?:y|ies)|backups?|recordings?|transcripts?|files?|documents?|metadata|logs?|results?|footage|numbers|identifiers?|letters|scans?|names|profiles?|telemetry|samples?|pictures?|videos?|x-rays?|details|addresses|values|replicas?|notes|drawings|recipes|statistics)\b/iu

/** “… was clear on personal data staying in the UK”: the data stand right before the verb. */
const nearData =
  /((?:\p{L}+ )?(?:data|records?|files?|images?|details|documents?|cop(?:y|ies)|backups?|recordings?))\s(?:stay|remain|staying|remaining|to stay|to remain|to be kept|being kept)\b/iu
const subjectStop =
  /\s(?:stays?|remains?|is|are|was|must|shall|may|should|will|can|cannot|do|does|don['’]t|doesn['’]t|(?:he|she|we|i|they|you) (?:does|do|doesn|don|would|is|are)\b|never|nowhere|fine|bleibt|bleiben|outside|on (?:servers?|machines)|leaves?|leave|goes|belongs?|lies?|sits?|lives?|has to|have to|take place|run|runs|not|kept|held|in|within|at|to)\b/i

/** “The provider may store scans abroad”: what is stored is the object. */
const storedThing =
  /^(?:the |our |its |any )?(?:\p{L}+ ){1,3}(?:may|must|shall|can|will|should) (?:not |only |never )?(?:store|keep|hold|process|copy|move|host|archive|save) (?:the |all |any |our |its )?((?:\p{L}+ ){0,2}?\p{L}+) (?:in|on|at|within|outside|abroad|inside|only)\b/iu

/** What the rule is about: the subject of its sentence, what “they” stands for, or the heading. */
export function dataOf(told: string, heading: string | undefined, before = ''): string {
  const text = told.replace(/^(?:yes|no|also|and|but|so|ps)[,:.]?\s(?=\p{L})/iu, '')
  const clause = text.replace(/^[^:]{0,30}:\s/, '').split(/[.;]\s/)[0] ?? text
  const label = /^([^:]{3,40}):\s/u.exec(text)?.[1]
  if (
    label !== undefined &&
    namesData.test(label) &&
    !isAboutPlace.test(label) &&
    !namesData.test(clause.split(subjectStop)[0] ?? '')
  )
    return label
  const near = nearData.exec(clause)?.[1]
  if (near !== undefined && clause.indexOf(near) > 12) return near
  const stored = storedThing.exec(clause)?.[1]
  if (stored !== undefined && dataNoun.test(stored)) return stored
  // “Recordings: nowhere but in the house”: the label says what is meant.
  if (
    heading !== undefined &&
    text.startsWith(`${heading}:`) &&
    /^(?:nowhere|anywhere|any|only|either|inside|within|in|on|at|own|our)\b/i.test(clause)
  )
    return heading
  const those = /^that of\s([^,.;]{3,40}?)\s(?:in|lies|stays|is|at)\b/iu.exec(clause)?.[1]
  if (those !== undefined) return `data of ${those}`
  const subject = (clause.split(subjectStop)[0] ?? '').replace(/^(?:all|any|no|the|our|every|each|also|and|but)\s/i, '').trim()
  if (onCloud.test(subject) || ownHosting.test(subject)) return 'everything'
  if (
    /^(?:everything|anything|nothing|all data|data|hosting|it|servers?(?:, including.*)?|it all|all(?: of (?:it|this))?|(?:kept|held|stored|hosted|processed)(?: .*)?|(?:on )?(?:(?:our|its|their) )?own (?:servers?|hardware|machines|computers)(?:,.*)?)$/i.test(
      subject,
    )
  )
    return 'everything'
  if (/^(?:they|these|those|both|such|it|this)$/i.test(subject) && before !== '') return antecedentIn(before) ?? subject
  if (/^(?:must|shall|should|to|has|have|needs?|in|at|within|on[- ](?:site|prem))\b/i.test(subject) || subject === '')
    return heading !== undefined && namesData.test(heading) && !isAboutPlace.test(heading) ? heading : 'everything'
  if (/^(?:data )?(?:hosting|servers?|location|place|residency|data cent(?:re|er)|where)\s?:/i.test(text)) return 'everything'
  if (/^(?:\d|\w+ (?:days?|weeks?|months?|years?)\b)/i.test(subject))
    return text.includes(':') ? (text.split(':')[0] ?? '').trim() : (heading ?? 'everything')
  if (subject.length > 0 && subject.length < 80 && /\p{L}{2}/u.test(subject)) return subject
  return heading ?? 'everything'
}

/** “(2) its search index – also there”, “keys: there, too”. */
const alsoThere =
  /^(?:\(?\w{1,3}\)\s)?(?:the |all |our |its )?([^,.;:–]{3,50}?)(?:\s[–-]|:|,)?\s(?:also there|there,? (?:too|also|as well)|in the same place)\b/iu

/** “Backup copies likewise, in another building”: the data of which the same is said as before. */
export function likewiseData(text: string): string | undefined {
  const subject =
    /^(?:the |all |our |and |so )?([^,.;:]{3,50}?),? (?:likewise|ditto|as well|too|also)(?=[.,;]|$)/iu.exec(text)?.[1] ??
    alsoThere.exec(text)?.[1]
  return subject !== undefined && dataNoun.test(subject) && subject.split(' ').length < 5 ? subject : undefined
}
