import { regions } from './regions.ts'
import { system, type NamedSystem } from './gazetteer/named.ts'
import { namesIn, type NamedInBrief } from './read-named.ts'
import type { Statement } from './statement.ts'

const most = 8

const word = String.raw`(?:\p{Lu}|\p{Ll}{1,2}\p{Lu}\p{Ll})[\p{L}\d]*(?:[-/.&][\p{L}\d]+)*`
const name = String.raw`(?<name>${word}(?:\s(?:${word}|\d{1,3}\b(?!\s?(?:%|\p{Ll})))){0,3})`
const article = String.raw`(?:(?:the|our|their|its|an?|existing|current|legacy|in-house|old|new|core|central)\s){0,3}`
const thing = String.raw`(?:systems?|platform|database|application|app|software|tool|ledger|register|portal|suite|product|server|mainframe|warehouse|historian|CRM|ERP|PAS|EPR|LIMS|WMS|TMS|HRIS|CMS|DMS)`

/** Surroundings in which a proper name is that of a system, whatever it is called. */
const surely = [
  new RegExp(
    String.raw`\b(?:integrat\w+|interfac\w+|synchroni[sz]\w*|interoperat\w+)\s(?:it\s)?(?:with|to|into)\s${article}${name}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:our|existing|current|legacy|in-house|ageing|aging|old)\s${article}${name}(?=\s${thing}\b)`, 'gu'),
  new RegExp(
    String.raw`\b(?:retir\w+|decommission\w*|replac\w+|migrat\w+ (?:away )?from|connect(?:s|ed)? to)\s${article}${name}(?=\s${thing}\b)`,
    'gu',
  ),
]
/** Surroundings that places, people and months may have too: the name itself must look like a product's. */
const perhaps = [
  new RegExp(
    String.raw`\b(?:from|in|into|to|with|via|replace|replaces|replacing|retire|retiring)\s${article}${name}(?<after>\s${thing}\b)?`,
    'gu',
  ),
]
const next = new RegExp(String.raw`^(?:\s${thing})?(?:,\s(?:and\s)?|\sand\s)${article}${name}`, 'u')

const looksNamed =
  /\p{Ll}\p{Lu}|(?:^|\s)(?:PAS|EPR|LIMS|WMS|TMS|HRIS|CRM|ERP|CMS|DMS|Ledger|Core|Hub|Suite|Connect|Manager|Tracker|Vault)$/u
const ordinary =
  /^(?:The|This|That|These|All|Any|Each|Every|Data|It|We|Our|IT|AI|ML|UK|EU|US|USA|GB|API|APIs|REST|SOAP|HTTPS?|JSON|XML|CSV|PDF|SFTP|FTP|SQL|SSO|MFA|TLS|VPN|Wi-Fi|Internet|Web|Excel|Word|Microsoft|Google|Amazon|Apple|Oracle|IBM|English|Welsh|French|German|Polish|NHS|GDPR|FHIR|HL7|ISO|PCI|LAN|WAN|PC|PCs|iOS|Android|Chrome|Edge|Safari|Firefox|OAuth|OIDC|OpenID|SAML|LinkedIn|YouTube|JavaScript|TypeScript|DevOps|IoT|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q[1-4]|Chief|Head|Director|Finance|Claims|Sales|Marketing|Legal|Operations|London|Leeds|Manchester|Birmingham|Glasgow|Edinburgh|Cardiff|Belfast|Dublin|Paris|Berlin|Scotland|Wales|England|Ireland|Germany|France|Europe|Britain|Phase|Year|Week)$/

const brings = 'records of the system in use today'

/** Systems that no list knows, recognised by what the brief says around their names; `own` are the client's and the project's. */
export function readUnknownSystems(
  statements: Statement[],
  { isOutside, own }: { isOutside(statement: Statement): boolean; own: string },
): NamedInBrief[] {
  const found = new Map<string, NamedInBrief>()
  for (const statement of statements) {
    if (!/\p{Lu}/u.test(statement.quote.slice(1))) continue
    for (const words of namesAround(statement.quote)) {
      if (!isName(words, own) || found.has(words) || found.size >= most) continue
      const named: NamedSystem = system(deliversOf(statement.text), brings)(words)
      found.set(words, { named, statement, mentions: [], refused: true })
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
  return [...found.values()]
}

function namesAround(quote: string): string[] {
  const text = quote.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const sure = surely.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => (isDenied(text, match) ? [] : listFrom(text, match))),
  )
  const possible = perhaps.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const words = match.groups?.['name'] ?? ''
      const fits = !isDenied(text, match) && (looksNamed.test(words) || (match.groups?.['after'] !== undefined && words.length > 3))
      return fits ? [words] : []
    }),
  )
  return [...sure, ...possible]
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

function isName(words: string, own: string): boolean {
  const parts = words.split(' ')
  if (words.length < 3 || parts.every((part) => ordinary.test(part)) || ordinary.test(parts[0]!)) return false
  if (own.includes(words) || own.split(' ').some((part) => part.length > 5 && parts[0] === part)) return false
  return namesIn(words).length === 0 && !regions.some(({ words: place }) => place.test(`in ${words}`))
}

function deliversOf(text: string): NamedSystem['delivers'] {
  if (/\b(?:events?|real[- ]time|messages?|stream\w*|telemetry|as they happen)\b/i.test(text)) return 'events'
  if (/\b(?:API|look(?:ed)? up|call(?:s|ed|ing)? |writes? back|creates? (?:a|an|the) )\b/.test(text)) return 'calls'
  return /\bdocuments?\b|\bfiles\b/i.test(text) ? 'documents' : 'records'
}
