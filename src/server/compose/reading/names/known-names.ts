import { tokenize, type Token } from '../tokens.ts'
import { businessNames } from './business-names.ts'
import type { ListedName } from './list-names.ts'
import { technologyNames } from './technology-names.ts'
import { tradeNames } from './trade-names.ts'

type Written = { words: string[]; listed: ListedName; exact: string }

/** Names by their first word, the longer ones first. */
const byFirstWord = new Map<string, Written[]>()
const byName = new Map<string, ListedName>()

for (const listed of [...businessNames, ...technologyNames, ...tradeNames]) {
  for (const written of [listed.name, ...listed.aliases]) {
    const words = tokenize(written).map(({ lower }) => lower)
    const first = words[0]
    if (first === undefined) continue
    if (!byName.has(written.toLowerCase())) byName.set(written.toLowerCase(), listed)
    const others = byFirstWord.get(first) ?? []
    others.push({ words, listed, exact: written })
    byFirstWord.set(first, others)
  }
}
for (const written of byFirstWord.values()) written.sort((one, other) => other.words.length - one.words.length)

export const knownName = (name: string): ListedName | undefined => byName.get(name.toLowerCase())
/** Every listed product of a vendor, for a ban of the whole vendor. */
export const namesOfVendor = (vendor: string): string[] => [
  ...new Set(
    [...byName.values()].filter((listed) => listed.vendor?.toLowerCase() === vendor.toLowerCase()).map(({ name }) => name),
  ),
]

/** Firms whose name alone may stand for what they sell. */
export const vendorNames = new Set([
  ...[...byName.values()].flatMap(({ vendor }) => vendor ?? []),
  ...'IBM Siemens Huawei Unisys Microsoft Google Amazon Oracle Tyler Capita Fujitsu Atos Accenture Honeywell Schneider Rockwell Philips Cisco Avaya Mitel Ericsson Nokia Hitachi Hexagon Autodesk Adobe Esri Bosch Thales Serco Meta Apple Tencent Alibaba Kaspersky ZTE Hikvision Dahua'.split(
    ' ',
  ),
])

/** Names that are words of the language too: at the beginning of a sentence they need another sign. */
export const ordinaryWords = new Set(
  'access teams word exchange slack box zoom word planner bookings signal make line segment square notion copper objective therefore storm notify vault octopus harbor nexus fabric hive glue camel ray spark prophet swift epic opera slate banner colleague canvas arbor symphony pure alma aleph primo folio rio medico mosaic spine connect beacon sage exact board sunrise manhattan astro nice allocate deputy respond eagle academy uniform pathway niche matrix tally lambda aurora synapse foundry impala trino puppet chef flux bamboo helm harbor r claude gemini llama whisper watson grok perplexity here cast plato granular hit scope helm tops atlas geneva advent triumph orbis moses radar galileo opera maestro granite leap clio axon piano bowl tosca jeeves abacus mews zenon loki svelte leapfrog vulcan monitor line athena viva radius duo cas exact keys'.split(
    ' ',
  ),
)

export type KnownMention = { listed: ListedName; start: number; end: number; first: number; next: number }

/** The known names in a text. Small letters in the list may be capitals in the text; capitals have to be capitals. */
export function findKnownNames(tokens: Token[], isSmall = false): KnownMention[] {
  const found: KnownMention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || token.is === 'mark' || isInitial(tokens, at)) continue
    const written = byFirstWord.get(token.lower)?.find(({ words, exact }) => matches(tokens, at, { words, exact, isSmall }))
    if (written === undefined) continue
    const next = at + written.words.length
    found.push({ listed: written.listed, start: token.start, end: tokens[next - 1]?.end ?? token.end, first: at, next })
    at = next - 1
  }
  return found
}

const beforeName = /^(?:in|with|using|from|to|of)$/
/** “R. Okafor”, “R&D”: a letter that is no name by itself, unlike “scripts in R. They run at night”. */
function isInitial(tokens: Token[], at: number): boolean {
  const [letter, mark, next] = tokens.slice(at, at + 3)
  if (letter!.text.length > 1 || mark?.start !== letter!.end) return false
  if (mark.text === '&') return true
  return mark.text === '.' && /^\p{Lu}/u.test(next?.text ?? '') && !beforeName.test(tokens[at - 1]?.text ?? '')
}

function matches(tokens: Token[], at: number, { words, exact, isSmall }: { words: string[]; exact: string; isSmall: boolean }) {
  const first = tokens[at]
  if (first === undefined || words.some((word, index) => tokens[at + index]?.lower !== word)) return false
  if (isSmall && exact.length > 3) return true
  const isCapital = /^\p{Lu}/u.test(exact)
  if (isCapital && !/^[\p{Lu}\p{N}]/u.test(first.text)) return false
  // One word in capitals is an abbreviation and has to be one: AIS, not “ais”; SAP, not “Sap”.
  return words.length > 1 || !/^\p{Lu}{2,5}$/u.test(exact) || first.text === exact
}
