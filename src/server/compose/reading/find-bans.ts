import { knownName, namesOfVendor } from './names/known-names.ts'
import { isNoSystem } from './names/no-systems.ts'
import type { Mention, ReadStatement } from './find-systems.ts'
import { isSpecial } from './find-systems.ts'
import { refusesBefore, stanceOf } from './read-polarity.ts'
import { placeName } from './names/places.ts'
import type { Ban } from './reading.ts'

type Kind = { name: string; words: RegExp; of: Ban['of']; also: string[] }

/** Kinds of parts, of hosting and of making that briefs refuse as a whole. */
const kinds: Kind[] = [
  {
    name: 'public cloud',
    words: /\b(?:public clouds?|any cloud|cloud (?:services?|hosting|solutions?|products?))\b/i,
    of: 'hosting',
    also: ['AWS', 'Azure', 'Google Cloud', 'SaaS'],
  },
  { name: 'cloud', words: /\bclouds?\b/i, of: 'hosting', also: ['public cloud', 'AWS', 'Azure', 'Google Cloud', 'SaaS'] },
  { name: 'SaaS', words: /\b(?:SaaS|software as a service)\b/i, of: 'hosting', also: [] },
  { name: 'blockchain', words: /\bblock-?chain\b/i, of: 'kind', also: ['distributed ledger', 'Hyperledger'] },
  { name: 'chatbot', words: /\b(?:chat-?\s?bots?|voice ?bots?|bots?)\b/i, of: 'kind', also: [] },
  {
    name: 'language model',
    words: /\b(?:(?:large )?language models?|LLMs?|generative AI|gen ?AI)\b/i,
    of: 'kind',
    also: ['LLM', 'generative AI', 'chatbot'],
  },
  {
    name: 'artificial intelligence',
    words: /\b(?:artificial intelligence|AI)\b/,
    of: 'kind',
    also: ['machine learning', 'language model'],
  },
  {
    name: 'machine learning',
    words: /\b(?:machine learning|predictive models?|deep learning|neural networks?)\b/i,
    of: 'kind',
    also: [],
  },
  { name: 'fine-tuning', words: /\bfine-?tuning\b/i, of: 'kind', also: [] },
  { name: 'facial recognition', words: /\b(?:facial|face) recognition\b/i, of: 'kind', also: [] },
  { name: 'biometrics', words: /\bbiometric(?:s| data| identification)?\b/i, of: 'kind', also: [] },
  { name: 'SMS', words: /\b(?:SMS|text[- ]messages?)\b/i, of: 'kind', also: ['text message'] },
  { name: 'open source', words: /\bopen[- ]source(?: software| components?)?\b/i, of: 'kind', also: [] },
  { name: 'agents', words: /\bAI agents?\b|\bagents? (?:on|software)\b/i, of: 'kind', also: [] },
  {
    name: 'robotic process automation',
    words: /\b(?:RPA|robotic process automation|screen scraping|robots?)\b/i,
    of: 'kind',
    also: ['RPA'],
  },
  { name: 'microservices', words: /\bmicro-?services\b/i, of: 'kind', also: [] },
  { name: 'containers', words: /\bcontainers\b/i, of: 'kind', also: ['Kubernetes', 'Docker'] },
  { name: 'data lake', words: /\bdata lakes?\b/i, of: 'kind', also: ['lakehouse'] },
  { name: 'data warehouse', words: /\b(?:second |new )?data warehouses?\b/i, of: 'kind', also: [] },
  { name: 'golden record', words: /\bgolden records?\b/i, of: 'kind', also: ['central copy'] },
  { name: 'digital twin', words: /\bdigital twins?\b/i, of: 'kind', also: [] },
  { name: 'mobile app', words: /\b(?:(?:mobile|native|phone) apps?|smartphone apps?)\b/i, of: 'kind', also: [] },
  { name: 'QR codes', words: /\bQR codes?\b/i, of: 'kind', also: [] },
  { name: 'database triggers', words: /\b(?:database )?triggers\b/i, of: 'kind', also: [] },
  { name: 'macros', words: /\b(?:Excel )?macros\b/i, of: 'kind', also: [] },
  { name: 'offshore work', words: /\b(?:offshor(?:e|ing)|near-?shor(?:e|ing))\b/i, of: 'place', also: [] },
  {
    name: 'in-house development',
    words: /\b(?:own|custom|in-house|bespoke|self-built) (?:development|build|code|software)\b/i,
    of: 'kind',
    also: [],
  },
]

const productNoun = /^['’]?s?\s(?:products?|licen[cs]es?|solutions?|platform|suite|edition|offers?)\b/i
const offers =
  /\b(?:propos\w*|offer\w*|bid|bids|evaluat\w*|selected?|set aside|list|licen[cs]\w*|product|vendor|supplier|buy(?:ing)?|use[ds]?|using|adopt\w*|entertain\w*|option|available|reseller|edition|version|pilot\w*|tried|tested|priced|demoed|proof of concept|again|back|revive|disaster|dead|refused|rejected|voted|forbidden|banned|prohibited|ruled out|vetoed|allowed|permitted|accept\w*|want\w*|have|need)\b/i

/** What a statement forbids to propose: products and vendors by name, kinds of parts, hosting. What the system or people may not do is a rule. */
export function bansIn(statement: ReadStatement, mentions: Mention[]): Ban[] {
  const bans: Ban[] = []
  const add = (ban: Omit<Ban, 'statement'>) => {
    if (
      !bans.some(
        ({ name, also }) =>
          name.toLowerCase() === ban.name.toLowerCase() || also.some((other) => other.toLowerCase() === ban.name.toLowerCase()),
      )
    )
      bans.push({ ...ban, statement: statement.id })
  }
  for (const mention of mentions) {
    if (isRefused(mention)) {
      const listed = mention.known ?? knownName(mention.name)
      const isVendor = listed?.vendor !== undefined && listed.vendor.toLowerCase() === mention.name.toLowerCase()
      const also = [
        ...(listed === undefined || listed.name === mention.name ? [] : [listed.name]),
        ...(isVendor ? namesOfVendor(mention.name) : []),
      ]
      add({
        name: mention.name,
        also: also.filter((name) => name !== mention.name),
        of: isVendor ? 'vendor' : listed?.kind === 'cloud' ? 'hosting' : 'product',
      })
    }
  }
  for (const kind of kinds) {
    if (kind.name === 'cloud' && bans.some(({ name }) => name === 'public cloud')) continue
    const found = kind.words.exec(statement.text.slice(0, 600))
    if (found === null || !isKindRefused(statement, found.index, found.index + found[0].length)) continue
    add({
      name: kind.name,
      also: [...kind.also, ...(found[0].toLowerCase() === kind.name.toLowerCase() ? [] : [found[0]])],
      of: kind.of,
    })
  }
  for (const name of refusedPhrases(statement.text)) add({ name, also: [], of: 'kind' })
  return bans
}

function isRefused({ statement, start, end, stance, known, name, weight }: Mention) {
  const { text, next } = statement
  const right = text.slice(end, end + 140)
  const around = text.slice(Math.max(0, start - 80), end + 140)
  if (withdraws.test(text.slice(Math.max(0, start - 60), start))) return false
  // A capital at the beginning of a sentence makes no name of a word.
  const isSure =
    known !== undefined ||
    isSpecial(name) ||
    (start > 0 && weight >= 0.7) ||
    /^\s?(?::|\?|(?:products?|licen[cs]es?|was|is|has|will|must|shall|may|did|does|need)\b)/.test(right)
  if (!isSure || (known === undefined && name.split(' ').every((word) => isNoSystem(word)))) return false
  const isTopic = (start < 40 || productNoun.test(right)) && text.length > name.length + 4
  if (stance === 'none' && isTopic && refusesBefore(next) && !/\b(?:stays?|remains?|must|shall|should)\b/i.test(right.slice(0, 60)))
    return true
  if (stance !== 'ban') return false
  return known !== undefined || productNoun.test(right) || (offers.test(around) && (isSpecial(name) || !placeName.test(name)))
}

/** “Delete "database shall not be Oracle"” takes a ban back. */
const withdraws = /\b(?:delete|withdrawn|no longer valid|strike)\b[^.;]{0,50}$/i
/** Data that may not go somewhere are a rule for these data. */
const ofData =
  /\b(?:data|records?|numbers?|names?|files?|images?|information|cop(?:y|ies)|identifiers?|recordings?|backups?)\b[^.;]{0,60}$/i

const thingsOfBehaviour =
  /^\s(?:data|records?|skills?|experience|person|staff|cop(?:y|ies)|images?|accounts?|may|can|must|shall|is|are|access|without|version|at all times|report)\b/i

function isKindRefused({ text, next, isOut }: ReadStatement, start: number, end: number) {
  if (isOut) return false
  const right = text.slice(end, end + 60)
  const left = text.slice(Math.max(0, start - 80), start)
  if (withdraws.test(left) || /\b(?:has|have|had|with|got) no (?:\p{L}+ )?$/iu.test(left)) return false
  if (
    /cloud/i.test(text.slice(start, end)) &&
    (ofData.test(left) || /^[^.;]{0,30}\bfor (?:the |our |any )?(?:\p{L}+ )?(?:data|records?|files?|images?)\b/iu.test(right))
  )
    return false
  const { stance } = stanceOf({ text, start, end, next })
  if (stance === 'ban') return !thingsOfBehaviour.test(right) || /^\s(?:is|are|may|shall|must) (?:not|never|no)\b/i.test(right)
  const said = /\b(?:said|suggest\w*|offer\w*|propos\w*|asked|idea|someone|somebody|keeps? asking)\b/i.test(
    text.slice(Math.max(0, start - 80), end + 40),
  )
  return stance === 'none' && said && refusesBefore(next)
}

const wantedNot =
  /(?:^|[.;,]\s)(?:an? |any |the )?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\s(?:products?|solutions?|tools?|packages?|suites?)\s(?:is|are|will be|shall be) (?:not (?:wanted|wished|accepted|acceptable|considered|to be (?:offered|proposed|used))|refused|rejected|excluded)\b/giu

/** “Intranet-in-a-box products are not wanted”: a kind in words of the brief. */
const refusedPhrases = (text: string) => [...text.slice(0, 600).matchAll(wantedNot)].flatMap((match) => match[1] ?? [])
