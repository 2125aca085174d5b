import { knownName } from './names/known-names.ts'
import { ownPlace, placeName } from './names/places.ts'

export const dataNoun =
  /\b(?:data|records?|information|images?|photographs?|photos?|cop(?:y|ies)|backups?|recordings?|transcripts?|files?|documents?|metadata|logs?|everything|nothing|anything|results?|footage|numbers?|identifiers?|e-?mails?|letters|scans?|hosting|DR|reserve|recovery(?: site)?|disaster recovery|cloud|service|services|processing|names|profiles?|models?|telemetry|solution|system|content|archive|samples?|pictures?|frames|videos?|scans?|x-rays?|maps|cards|registers?|footage|evidence|identities|payroll|prices|details|addresses|values|standby|mirrors?|replicas?)\b/i
export const monthName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Sunday|English|Excel)\b/

const storedSomewhere = /\b(?:stored|kept|held|sent|copied|processed|transferred|accessible)\b/i
/** “Personal details within the EU”, without a verb. */
const verbless = /^([^:.;,]{4,60}?) (?:only (?:in|within|inside)|within|inside) (?:the )?(\p{Lu}[\p{L}. ]{1,30}?)[.;]?$/u

/** “Hosting: own data centre, Leeds”, “DR at the branch in Bern”, “EU only”, “On site, rack in the cellar”. */
export const saidPlainly = (text: string): string | undefined =>
  labelledPlace(text) ?? hostedPlace(text) ?? standingPlace(text) ?? allowedPlace(text) ?? listedPlace(text)

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
  return undefined
}

function hostedPlace(text: string): string | undefined {
  // “To be operated on Kelpie in Germany”, “our subscription, region Norway East”, “UK servers”.
  const run = /\b(?:operated|hosted|deployed|hosting|runs? on)\b[^.;]{0,30}? in ([^.;,]{2,40})/iu.exec(text)?.[1]
  if (run !== undefined && placeName.exec(run)?.index === 0) return run.trim()
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
  if (/\b(?:not|never|nothing|no)\b[^.;]{0,70}\babroad\b/i.test(text) && (dataNoun.test(text) || storedSomewhere.test(text)))
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
    if (placeName.exec(name)?.[0].length === name.length) return name
  }
  const bare = verbless.exec(text)
  if (bare !== null && dataNoun.test(bare[1] ?? '') && placeName.test(bare[2] ?? '')) return bare[2]
  if (/^(?:all )?on[- ](?:site|prem(?:ises?)?)\b/i.test(text)) return /^(?:all )?([^.;]{5,60})/i.exec(text)?.[1]?.trim()
  const must = /\b(?:cloud|server|hosting|data|copy|backups?)\b[^.;]{0,60}\bmust be (?:in )?([^.;,]{2,40})/i.exec(text)?.[1]
  return must !== undefined && placeName.test(must.slice(0, 24)) && /^\p{Lu}/u.test(must) ? must.trim() : undefined
}
