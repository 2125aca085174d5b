import { regions } from './regions.ts'
import { system, type NamedSystem } from './gazetteer/named.ts'
import { namesIn, type NamedInBrief } from './read-named.ts'
import { placeNames } from './place-names.ts'
import type { Statement } from './statement.ts'
import {
  atStart,
  beforeKind,
  dataFrom,
  dataOf,
  loading,
  next,
  perhaps,
  signIn,
  surely,
  systemsHeading,
  versioned,
} from './system-surroundings.ts'

const most = 12

const looksNamed =
  /\p{Ll}\p{Lu}|(?:^|\s)(?:PAS|EPR|LIMS|WMS|TMS|HRIS|CRM|ERP|CMS|DMS|Ledger|Core|Hub|Suite|Connect|Manager|Tracker|Vault)$/u
const ordinary =
  /^(?:The|This|That|These|All|Any|Each|Every|Data|It|We|Our|IT|AI|ML|UK|EU|US|USA|GB|API|APIs|REST|SOAP|HTTPS?|JSON|XML|CSV|PDF|SFTP|FTP|SQL|SSO|SMS|OTP|PIN|MFA|TLS|VPN|Wi-Fi|Internet|Web|Excel|Word|Outlook|Windows|Linux|Microsoft|Google|Amazon|Apple|Oracle|IBM|English|Welsh|French|German|Polish|European|British|Irish|NHS|GDPR|FHIR|HL7|DICOM|EDI|ISO|PCI|LAN|WAN|PC|PCs|iOS|Android|Chrome|Edge|Safari|Firefox|OAuth|OIDC|OpenID|SAML|LDAP|SCIM|LinkedIn|YouTube|JavaScript|TypeScript|Python|Java|DevOps|IoT|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q[1-4]|Chief|Head|Director|Finance|Claims|Sales|Marketing|Legal|Operations|Mr|Mrs|Ms|Dr|Prof|Professor|Sir|Lord|Lady|Phase|Year|Week|Annex|Appendix|Section|Table|Figure|SaaS|PaaS|ETL|ELT|KPIs?|SLAs?|PII|BI|CDC|HMRC)$/
/** What a brief may write large as a term of its own; behind or before other words it may be part of a name. */
const common =
  /^(?:Customers?|Clients?|Users?|Partners?|Suppliers?|Services?|Products?|Stores?|Systems?|Platform|Portal|Warehouse|Project|Programme|Board|Trust|Council|Bank|Group|Company|Business|Government|Treasury|Risk|Audit|Compliance|Security|HR|Procurement|Logistics|Engineering|Design|Contract|Agreement|Act|Regulation|Directive|Policy|Committee|Department|Authority|University|Hospitals?|Schools?|College|North|South|East|West|Online|Cloud|Master|Central|Core|Digital|Analytics|Reporting|Version|Release|Stage|Step|Option|Tier|Level)$/
/** Whose names lead those of their products: "Microsoft" alone is no system, "NHS Care Identity" is one. */
const makers = /^(?:NHS|Microsoft|Google|Amazon|Apple|Oracle|IBM|UK|HMRC)$/

const brings = 'records of the system in use today'

/** Systems that no list knows, recognised by what the brief says around their names; `own` are the client's and the project's. */
export function readUnknownSystems(
  statements: Statement[],
  { isOutside, own }: { isOutside(statement: Statement): boolean; own: string },
): NamedInBrief[] {
  const found = new Map<string, NamedInBrief>()
  for (const statement of statements) {
    if (!/\p{Lu}/u.test(statement.quote)) continue
    for (const { words, identity } of namesAround(statement)) {
      if (!isName(words, isLeft(words, statement) ? '' : own, identity) || found.has(words) || found.size >= most) continue
      found.set(words, { named: describe(words, statement, identity), statement, mentions: [], refused: true })
    }
  }
  if (found.size === 0) return []
  for (const statement of statements) {
    for (const [words, system] of found) {
      if (!statement.quote.includes(words)) continue
      system.mentions.push(statement)
      system.refused &&= isOutside(statement)
    }
  }
  return [...found.values()].filter(({ named }) => ![...found.keys()].some((words) => words.startsWith(`${named.name} `)))
}

type Around = { words: string; identity: boolean }

function namesAround({ quote, text: read, heading }: Statement): Around[] {
  const text = quote.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const lists = (patterns: RegExp[], identity = false): Around[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) =>
        isDenied(text, match) ? [] : listFrom(text, match).map((words) => ({ words, identity })),
      ),
    )
  const ones = (matches: RegExpMatchArray[]): Around[] =>
    matches.filter((match) => !isDenied(text, match)).map(({ groups }) => ({ words: groups?.['name'] ?? '', identity: false }))
  const possible = perhaps.flatMap((pattern) =>
    [...text.matchAll(pattern)].filter(({ groups }) => {
      const words = groups?.['name'] ?? ''
      return looksNamed.test(words) || (groups?.['after'] !== undefined && words.length > 3)
    }),
  )
  const listed = systemsHeading.test(heading) ? [atStart.exec(quote)].filter((match) => match !== null) : []
  return [
    ...lists([signIn], true),
    ...lists(surely),
    ...lists(loading.test(read) ? [dataFrom] : []),
    ...ones([
      ...(loading.test(read) ? text.matchAll(dataOf) : []),
      ...text.matchAll(beforeKind),
      ...quote.matchAll(versioned),
      ...listed,
    ]),
    ...ones(possible),
  ].map(({ words, identity }) => ({ words: words.replace(/(?<=\p{L}{3})[’']s$/u, ''), identity }))
}

const isDenied = (text: string, { index = 0 }: RegExpMatchArray) =>
  /\b(?:not|never|no|without)\b/i.test(text.slice(Math.max(0, index - 30), index))

/** The name, and those that stand beside it in a list. */
function listFrom(text: string, match: RegExpMatchArray): string[] {
  const names = [match.groups?.['name'] ?? '']
  let rest = text.slice((match.index ?? 0) + match[0].length, (match.index ?? 0) + match[0].length + 300)
  for (let more = next.exec(rest); more && names.length < most; more = next.exec(rest)) {
    names.push(more.groups?.['name'] ?? '')
    rest = rest.slice(more[0].length)
  }
  return names
}

function isName(words: string, own: string, identity: boolean): boolean {
  const parts = words.split(' ')
  const [first = ''] = parts
  const led = identity && makers.test(first) && parts.length > 1
  if (words.length < 3 || parts.every((part) => ordinary.test(part)) || common.test(words) || (ordinary.test(first) && !led))
    return false
  if (placeNames.has(first) || (/^\p{Lu}{2,4}$/u.test(words) && !identity)) return false
  if (own.includes(words) || own.split(' ').some((part) => part.length > 5 && first === part)) return false
  return namesIn(words).length === 0 && !regions.some(({ words: place }) => place.test(`in ${words}`))
}

/** A project may be named after the system that it replaces. */
const isLeft = (words: string, { text }: Statement) =>
  looksNamed.test(words) && /\b(?:from|off|replac\w+|retir\w+|decommission\w*)\s(?:the\s|our\s)?$/i.test(text.split(words, 1)[0]!)

const passesOn =
  /\b(?:integration engine|integration platform|message (?:broker|bus)|middleware|ESB|service bus|interface engine)\b/i

function describe(words: string, { text }: Statement, identity: boolean): NamedSystem {
  if (identity) return system('identity', 'the verified identity of those who sign in')(words)
  const place = Math.max(0, text.indexOf(words))
  const around = text.slice(Math.max(0, place - 40), place + words.length + 40)
  return passesOn.test(around)
    ? system('events', 'messages between the systems in use today')(words)
    : system(deliversOf(text), brings)(words)
}

function deliversOf(text: string): NamedSystem['delivers'] {
  if (/\b(?:events?|real[- ]time|messages?|stream\w*|telemetry|as they happen)\b/i.test(text)) return 'events'
  if (/\b(?:API|look(?:ed)? up|call(?:s|ed|ing)? (?!\p{Lu})|writes? back|creates? (?:a|an|the) )\b/u.test(text)) return 'calls'
  return /\bdocuments?\b|\bfiles\b/i.test(text) ? 'documents' : 'records'
}
