import { knownName } from './names/known-names.ts'
import { ownPlace, placeName } from './names/places.ts'
import { isOfOthers } from './told-in-passing.ts'

export const dataNoun =
  /\b(?:data|records?|information|images?|photographs?|photos?|cop(?:y|ies)|backups?|recordings?|transcripts?|files?|documents?|metadata|logs?|everything|nothing|anything|results?|footage|numbers?|identifiers?|e-?mails?|letters|scans?|hosting|DR|reserve|recovery(?: site)?|disaster recovery|cloud|service|services|processing|names|profiles?|models?|telemetry|solution|system|content|archive|samples?|pictures?|frames|videos?|scans?|x-rays?|maps|cards|registers?|notes|ledgers?|recipes|statistics|drawings|books|keys?|footage|evidence|identities|payroll|prices|details|addresses|values|standby|mirrors?|replicas?)\b/i
export const monthName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Sunday|English|Excel)\b/

const storedSomewhere = /\b(?:stored|kept|held|sent|copied|processed|transferred|accessible)\b/i
/** “Personal details within the EU”, without a verb. */
const verbless = /^([^:.;,]{4,60}?) (?:only (?:in|within|inside)|within|inside) (?:the )?(\p{Lu}[\p{L}. ]{1,30}?)[.;]?$/u

/** “Images in Latvia”, “that of the others in Germany”: what is left of a list of data and places. */
const dataIn =
  /^(?:the |all |any |our )?(?:(?:\p{L}+ )?(?:\p{L}*data|records?|images?|photographs?|photos?|cop(?:y|ies)|backups?|recordings?|files?|logs?|scans?|statistics|replicas?|keys?)|that of [\p{L} ]{3,30}?|those of [\p{L} ]{3,30}?) (?:only )?in (?:the |another state of the )?(\p{Lu}[\p{L}. ]{1,30}?)(?=[,;.]|\sand\s|$)/iu

/** “Hosting: own data centre, Leeds”, “DR at the branch in Bern”, “EU only”, “On site, rack in the cellar”. */
export const saidPlainly = (text: string): string | undefined =>
  labelledPlace(text) ??
  placeOfCloud(text) ??
  hostedPlace(text) ??
  standingPlace(text) ??
  allowedPlace(text) ??
  listedPlace(text) ??
  minded(text)

function labelledPlace(text: string): string | undefined {
  const labelled =
    /^(?:(?:data )?(?:hosting|servers?|location|residency|place)|where|(?:place|location) of (?:the )?data|data cent(?:re|er)|DR(?: site)?|standby|mirror|second site|fallback|backups?)\s?:\s([^;.]{2,70})/i.exec(
      text,
    )?.[1]
  if (labelled !== undefined && (placeName.test(labelled) || ownPlace.test(labelled)) && !/\b(?:not|no|never)\b/i.test(labelled))
    return labelled.trim()
  const site =
    /^(?:primary|secondary|DR|disaster recovery|standby|backup|production|second)(?: (?:site|data cent(?:re|er)|servers?|system|cop(?:y|ies)|location))?\s(?:is |are |to be |shall be |will be )?(?:located |hosted )?(?:at|in)\s([^;.,]{3,50})/iu.exec(
      text,
    )?.[1]
  if (site !== undefined && /\p{Lu}/u.test(site) && !monthName.test(site)) return site.trim()
  const second =
    /^(?:the |our |as )?(?:primary|second(?:ary)?|DR|recovery|standby|reserve|fall-?back|backup|main|other) (?:site|place|location|data cent(?:re|er)|machine room|server room)\s(?:is|are|will be|shall be|must be)\s(?:located |to be )?(?:(?:at|in)\s)?([^;.,]{3,60})/iu.exec(
      text,
    )?.[1]
  if (second !== undefined && (/\p{Lu}/u.test(second) || ownPlace.test(second))) return second.trim()
  return undefined
}

const clouds = String.raw`(?:AWS|Amazon Web Services|Azure|Google Cloud|GCP|OCI|Oracle Cloud|tenan\w+|cloud|subscription|account|landing zone|hosted|region)`
const inBrackets = new RegExp(String.raw`\b${clouds}\b[^.;]{0,30}\(([^)]{2,40})\)`, 'u')
const behindCloud = new RegExp(
  String.raw`\b${clouds},?\s(?:in |region )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*(?:(?:,| or| and|, or) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)*)`,
  'u',
)
/** “AWS (Frankfurt)”, “on our Azure subscription, Norway or Sweden”, “Azure West Europe is where we are”. */
function placeOfCloud(text: string): string | undefined {
  const bracketed = inBrackets.exec(text)?.[1]
  if (bracketed !== undefined && placeName.test(bracketed)) return bracketed
  const behind = behindCloud.exec(text)
  if (behind?.[1] === undefined || isOfOthers({ text, start: behind.index, end: behind.index + behind[0].length })) return undefined
  return placeName.exec(behind[1])?.index === 0 ? behind[1] : undefined
}

/** “British ones he doesn't mind, UK or EU”: what is not minded is allowed. */
function minded(text: string): string | undefined {
  const free =
    /\b(?:does|do|would) ?(?:not|n['’]t) mind[,:]? (?:(?:if |it )?(?:is |they are )?(?:in )?(?:the )?)((?:\p{Lu}[\p{L}.]+)(?:,? or (?:the )?\p{Lu}[\p{L}.]+)*)/u.exec(
      text,
    )?.[1]
  return free !== undefined && placeName.exec(free)?.index === 0 ? free.replace(/\.$/, '') : undefined
}

function hostedPlace(text: string): string | undefined {
  // “To be operated on Kelpie in Germany”, “our subscription, region Norway East”, “UK servers”.
  const run = /\b(?:operated|hosted|deployed|hosting|runs? on)\b[^.;]{0,30}? in ([^.;,]{2,40})/iu.exec(text)?.[1]
  if (run !== undefined && placeName.exec(run)?.index === 0) return run.trim()
  const named = /\bregion:?\s([a-z]{2}-[a-z]+-\d)\b/.exec(text)?.[1]
  if (named !== undefined) return named
  const region = /\bregion:?\s((?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+){0,2})/u.exec(text)?.[1]
  if (region !== undefined && placeName.test(region)) return region
  const near =
    /\b((?:UK|EU|US|EEA|U\.S\.)(?:[- ]based)? (?:servers?|hosting|data ?cent(?:re|er)s?|clouds?|hosted|regions?))\b/.exec(text)?.[1]
  if (near !== undefined && !/\b(?:no|not|never)\b/i.test(text)) return near
  const only = /\b(EU|UK|EEA|US|Swiss|German|[\p{L}]{4,14})[- ](?:region )?only\b/iu.exec(text)?.[1]
  if (only !== undefined && dataNoun.test(text)) {
    const name = only.length <= 3 ? only.toUpperCase() : `${only.charAt(0).toUpperCase()}${only.slice(1).toLowerCase()}`
    if (placeName.test(name) || /^(?:Swiss|German)$/.test(name)) return name
  }
  return undefined
}

function standingPlace(text: string): string | undefined {
  // “A central server in Chur is fine”, “Everything else is hosted at Kelpie”: a name that is on no list.
  const stands =
    /(?<!\b(?:own|our|the|their|its)\s)\b(?:servers?|data ?cent(?:re|er)s?|machine rooms?|server rooms?|computers?)(?: (?:stands?|is|are|sits?|located|placed))* (?:in|at) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[.,;)]| (?:is|are|and|or|only|as|with)\b|$)/u.exec(
      text,
    )?.[1] ??
    /\b(?:is|are|be|stays?|remains?)(?: \p{L}+)? (?:hosted|stored|kept|held|operated) (?:at|by|with) (?:the )?(\p{Lu}[\p{L}\d]+)(?=[.,;)]|$)/u.exec(
      text,
    )?.[1]
  // “Own servers, air-gapped”: whose they are is where they are.
  const own =
    /^((?:on )?(?:(?:our|its|their) )?own (?:servers?|hardware|machines|server rooms?|data ?cent(?:re|er)s?|computers)(?:,? (?:in|at) [^.;,]{3,40})?)(?=[,.;]|$)/iu.exec(
      text,
    )?.[1]
  if (own !== undefined) return own
  if (stands !== undefined && !monthName.test(stands) && knownName(stands) === undefined) return stands
  return undefined
}

function allowedPlace(text: string): string | undefined {
  // “Health records may be copied to Bergen”: what is allowed of data is allowed of a place.
  const allowed =
    /\b(?:may|can|could) (?:\p{L}+ )?(?:go|be (?:\p{L}+ )?(?:copied|moved|kept|mirrored|replicated|brought|taken)) (?:to|in|at) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?=[.,;)]|$| (?:as|if|once|only|for|and|too|over|every)\b)/u.exec(
      text,
    )?.[1]
  if (allowed !== undefined && dataNoun.test(text) && !monthName.test(allowed) && knownName(allowed) === undefined) return allowed
  const far =
    /(?:\b(?:not|never|nothing|no)|n['’]t)\b[^.;]{0,70}\b(third countries|other countries|(?:a|any) third country)\b/i.exec(
      text,
    )?.[1]
  if (far !== undefined && dataNoun.test(text)) return `not in ${far}`
  const nowhere = /\bnowhere (?:else )?(?:but|than|except)(?: (?:in|on))? (?:the )?(\p{Lu}[\p{L}. ]{1,30}?)(?=[.,;)]|$)/u.exec(
    text,
  )?.[1]
  if (nowhere !== undefined && placeName.test(nowhere)) return nowhere
  if (
    /(?:\b(?:not|never|nothing|no)|n['’]t)\b[^.;]{0,70}\babroad\b/i.test(text) &&
    (dataNoun.test(text) || storedSomewhere.test(text))
  )
    return 'not abroad'
  // “They stay here”: where the client is.
  if (/\b(?:stays?|remains?|kept|stored|held|hosted)\s(?:right )?here\b/i.test(text)) return 'here, on the premises'
  return undefined
}

function listedPlace(text: string): string | undefined {
  // “Copies for the university: anonymised, Germany”: the place is the last item behind a label.
  const last = /^[^:]{3,60}:\s[^:;]{2,80},\s(?:and )?(?:only )?(?:in )?(\p{Lu}[\p{L}. ]{1,30})[.;]?$/u.exec(text)?.[1]
  const isListOf = /\b(?:from|of|in|to|by|for)\s?:/i.test(text.slice(0, 64))
  if (last !== undefined && !isListOf && dataNoun.test(text.split(':')[0] ?? '') && placeName.test(last)) return last
  const first = /^([^:]{3,60}):\s(?:only )?(?:in )?(?:the )?(\p{Lu}[\p{L}. ]{1,30}?)(?=[,;.]|$)/u.exec(text)
  if (first !== null && !isListOf && dataNoun.test(first[1] ?? '')) {
    const name = first[2] ?? ''
    if (name.split(/ or |, /).every((one) => placeName.exec(one)?.[0].length === one.length)) return name
  }
  const bare = verbless.exec(text)
  if (bare !== null && dataNoun.test(bare[1] ?? '') && placeName.test(bare[2] ?? '')) return bare[2]
  const there = dataIn.exec(text)?.[1]
  if (there !== undefined && placeName.exec(there)?.index === 0) return there
  if (/^(?:all )?on[- ](?:site|prem(?:ises?)?)\b/i.test(text)) return /^(?:all )?([^.;]{5,60})/i.exec(text)?.[1]?.trim()
  const must = /\b(?:cloud|server|hosting|data|copy|backups?)\b[^.;]{0,60}\bmust be (?:in )?([^.;,]{2,40})/i.exec(text)?.[1]
  return must !== undefined && placeName.test(must.slice(0, 24)) && /^\p{Lu}/u.test(must) ? must.trim() : undefined
}
