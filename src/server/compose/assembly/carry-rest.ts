import { knownName } from '../reading/names/known-names.ts'
import { standardKind } from '../reading/names/standard-names.ts'
import type { Mandate, Reading, Statement } from '../reading/reading.ts'
import { isCloud, isOfCode, isOfPages, isPlatform } from './choose-technology.ts'
import { type Outside, type Part, sourceOf } from './design.ts'
import { asSentence, clip, quoted, stemsIn } from './phrases.ts'
import { banOn } from './respect-bans.ts'

export const prescribedKey = 'prescribed:'

type Surroundings = { reading: Reading; outside: Outside[] }

/** What is prescribed and what no part of the catalogue is made of is carried all the same: by the part that does that work, else by one of its own. */
export function carryRest(parts: Part[], { reading, outside }: Surroundings): Part[] {
  if (!parts.some(({ role }) => role !== 'advice' && role !== 'connector')) return parts
  const byId = new Map(reading.statements.map((statement) => [statement.id, statement]))
  let carried = parts
  for (const mandate of reading.mandates) {
    const said = byId.get(mandate.statement)
    const isThere = carried.some((part) => names(part, mandate)) || (mandate.of !== 'standard' && isOutside(mandate, outside))
    if (said === undefined || isThere || banOn(mandate.name, reading) || isHostElsewhere(mandate, reading)) continue
    carried = carriedBy(mandate, said, carried)
  }
  return carried
}

const includes = (text: string | undefined, name: string) => text?.toLowerCase().includes(name.toLowerCase()) === true
const names = ({ name, technology }: Part, mandate: Mandate) => includes(technology, mandate.name) || includes(name, mandate.name)
const isOutside = ({ name }: Mandate, outside: Outside[]) =>
  outside.some(
    (one) =>
      one.kind === 'external-system' &&
      [one.system.name, ...one.system.aliases].some((written) => includes(written, name) || includes(name, written)),
  )
/** Of two clouds one is where it runs. */
const isHostElsewhere = ({ name }: Mandate, { hosting }: Reading) =>
  isCloud(name) && knownName(name)?.hosting !== undefined && hosting !== undefined && hosting.hosting !== knownName(name)?.hosting

function carriedBy(mandate: Mandate, said: Statement, parts: Part[]): Part[] {
  const told = asSentence(
    `${mandate.of === 'standard' ? 'Follows' : 'Uses'} ${mandate.name}, as prescribed: ${quoted(clip(said.text, 160))}`,
  )
  const carriers = mandate.of === 'standard' ? followersOf(mandate, said, parts) : madeWith(mandate, parts)
  if (carriers.length === 0) return mandate.of === 'standard' ? parts : [...parts, ownPart(mandate, said, told)]
  return parts.map((part) => (carriers.includes(part) ? withProduct(part, mandate, { told, isFirst: part === carriers[0] }) : part))
}

function withProduct(part: Part, { name, of }: Mandate, { told, isFirst }: { told: string; isFirst: boolean }): Part {
  const { technology, sentences } = part
  const beside =
    of === 'standard' ? `${technology} (${name})` : isHeld(name) ? `${technology} on ${name}` : `${technology}, ${name}`
  return {
    ...part,
    technology: technology ? beside : name,
    technologyStated: true,
    sentences: isFirst ? [...sentences, told] : sentences,
  }
}

/** What people hold, look through or sit at: the pages and the app run on it. */
const heldKinds = /^(?:devices|browser)$/
const held =
  /^(?:iPads?|iPhones?|iOS|Android|Windows \d+|Chrome ?OS|Chromebooks?|(?:Microsoft )?Edge|Firefox|Safari|Chrome)\b|\b(?:tablets?|handhelds?|scanners?|phones?|laptops?)\b/i
const isHeld = (name: string) => held.test(name) || heldKinds.test(knownName(name)?.kind ?? '')
const heldBefore =
  /\b(?:handhelds?|tablets?|scanners?|phones?|smartphones?|laptops?|PCs|computers|terminals?|browsers?)(?: (?:is|are|will be|shall be)|:)\s(?:the |our |an? )?(?:[\p{L}\d]+ )?$/iu

/** The parts that a language, a framework or a device is for: what is written for this client, or what people hold. */
function madeWith({ name, does }: Mandate, parts: Part[]): Part[] {
  const before = does.slice(0, Math.max(0, does.indexOf(name)))
  const faces = parts.filter(({ role }) => role === 'channel')
  if (isHeld(name) || heldBefore.test(before)) return faces.slice(0, 1)
  if (!isOfCode(name)) return []
  if (isOfPages(name)) return faces.slice(0, 1)
  const own = parts.filter(({ role }) => role === 'work' || role === 'function')
  return own.length > 0 ? own : faces.slice(0, 1)
}

const roleOfKind: Record<string, (part: Part) => boolean> = {
  accessibility: ({ role }) => role === 'channel',
  'sign-in and signatures': ({ key, role }) => /sign-on|identity/.test(key) || role === 'identity',
  interfaces: ({ key, role }) => /-api\b/.test(key) || role === 'connector',
  'transport and encryption': ({ key, role }) => /-api\b/.test(key) || role === 'channel',
}

/** The part that speaks of the same things; of several the first that hands something over. */
function followersOf({ name, does }: Mandate, said: Statement, parts: Part[]): Part[] {
  const able = parts.filter(({ role }) => role !== 'advice' && role !== 'control' && role !== 'operation')
  const fitting = able.filter(roleOfKind[standardKind(name) ?? ''] ?? (() => false))
  const words = new Set(stemsIn(`${does} ${said.text}`))
  const ranked = (fitting.length > 0 ? fitting : able)
    .map((part) => ({
      part,
      rank:
        stemsIn([part.name, ...part.sentences].join(' ')).filter((word) => words.has(word)).length +
        (part.statements.some(({ id }) => id === said.id) ? 5 : 0) +
        (part.role === 'exit' || part.role === 'connector' ? 0.5 : part.role === 'store' ? 0.4 : 0),
    }))
    .toSorted((one, other) => other.rank - one.rank)
  return ranked.slice(0, 1).map(({ part }) => part)
}

function ownPart({ name }: Mandate, said: Statement, told: string): Part {
  const isBelow = isPlatform(name) || isCloud(name)
  return {
    key: `${prescribedKey}${name}`,
    name,
    kind: isBelow ? 'container' : 'component',
    role: isBelow ? 'operation' : 'connector',
    side: isBelow ? 'control' : 'out',
    source: sourceOf(said),
    technology: name,
    technologyStated: true,
    sentences: [told],
    meets: new Map(),
    statements: [said],
    takes: [],
    gives: [],
  }
}
