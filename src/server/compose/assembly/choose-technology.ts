import type { Capability } from '../catalogue/capability.ts'
import { knownName } from '../reading/names/known-names.ts'
import type { Hosting, Mandate, Reading } from '../reading/reading.ts'
import type { Part } from './design.ts'
import { stemsIn } from './phrases.ts'
import { banOn } from './respect-bans.ts'
import type { Trace } from './trace.ts'

type HostingKey = keyof Capability['technology']

/** Where products are looked for, the client's own hosting first. */
const placesFor = (hosting: Hosting | undefined): HostingKey[] => (hosting && hosting !== 'any' ? [hosting, 'any'] : ['any'])

/** Products that a capability may be made of here, none of them refused; the first is proposed. */
export function possibleProducts(capability: Capability, hosting: Hosting | undefined, reading: Reading): string[] {
  const products = placesFor(hosting).flatMap((place) => capability.technology[place] ?? [])
  return [...new Set(products)].filter((product) => !banOn(product, reading))
}

/** Gives every part its technology: what is prescribed first, then what the client has, then what its hosting offers. */
export function chooseTechnologies(
  parts: Part[],
  { hosting, reading, trace }: { hosting: Hosting | undefined; reading: Reading; trace?: Trace | undefined },
): Part[] {
  const carried = carryMandates(parts, reading)
  const followed = followStandards(parts, reading)
  const code = writtenIn(reading)
  return parts.map((part) => {
    const mandate = carried.get(part.key)
    const isOpen = !mandate && !part.technology && part.capability !== undefined
    const possible = isOpen ? possibleProducts(part.capability!, hosting, reading) : []
    const own = isOpen ? ownProduct(part, reading) : undefined
    const chosen = mandate ? productOf(mandate, part, { hosting, reading }) : (own ?? possible[0])
    const made = code ? inLanguage(code, chosen, part) : chosen
    const technology = withStandards(made ?? part.technology, followed.get(part.key))
    if (trace) tellProducts(part, { technology, possible, reading, trace })
    if (!technology) return part
    return { ...part, technology, technologyStated: mandate !== undefined || isSaid(technology, reading) }
  })
}

/** What hands hold: an app runs on it and is made of something else. */
const isDevice = (name: string) => /^(?:iPads?|iOS|Android|Windows Mobile|Windows CE|Chromebooks)$/i.test(name)

type Client = { hosting: Hosting | undefined; reading: Reading }

/** “Tablets are iPads”: the field app runs on them. */
function productOf({ name }: Mandate, { capability }: Part, { hosting, reading }: Client): string {
  const product = isDevice(name) && capability ? possibleProducts(capability, hosting, reading)[0] : undefined
  return product ? `${product} on ${name}` : name
}

/** Kinds of names that say in what the code of our own is written. */
export const isOfCode = (name: string) => /^(?:language|framework)$/.test(knownName(name)?.kind ?? '')
export const isOfPages = (name: string) =>
  /^(?:React|Angular|AngularJS|Vue(?:\.js)?|Svelte|Next\.js|Nuxt|Blazor|Ionic|TypeScript|JavaScript)$/i.test(name)

/** The languages and frameworks that are prescribed for the server side, and no ban on them. */
function writtenIn(reading: Reading): string | undefined {
  const names = [...new Set(reading.mandates.map(({ name }) => name))].filter(
    (name) => isOfCode(name) && !isOfPages(name) && !banOn(name, reading),
  )
  return names.length === 0 ? undefined : names.slice(0, 3).join(', ')
}

/** What is written for this client is written in their language; what is bought or configured is not. */
function inLanguage(code: string, technology: string | undefined, { role, technology: stated }: Part): string | undefined {
  if (technology === undefined) return role === 'function' && stated === undefined ? code : undefined
  return /^own (?:service|code|rules)\b/.test(technology) ? technology.replace(/^own (?:service|code|rules)\b/, code) : technology
}

type Products = { technology: string | undefined; possible: string[]; reading: Reading; trace: Trace }

/** Every product that the catalogue lists for the part, with why it is not the one. */
function tellProducts({ key, capability }: Part, { technology, possible, reading, trace }: Products) {
  const listed = Object.values(capability?.technology ?? {}).flat()
  for (const product of new Set([...(technology ? [technology] : []), ...listed])) {
    const left = banOn(product, reading) ? 'refused' : possible.includes(product) ? 'later-in-list' : 'elsewhere'
    trace({ of: 'product', part: key, product, verdict: product === technology ? 'taken' : left })
  }
}

/** Whether a prescribed name needs no part of its own: everything runs in it, or what is written is written in it. */
export const isOfTheWhole = (name: string): boolean => isPlatform(name) || isCloud(name) || (isOfCode(name) && !isOfPages(name))

const isSaid = (technology: string, { systems, mandates }: Reading) =>
  [...systems, ...mandates].some(({ name }) => technology.toLowerCase().includes(name.toLowerCase()))

/** A platform or product of the client's that the catalogue lists for the part, or whose kind the part is made of. */
function ownProduct({ capability, role }: Part, { systems }: Reading): string | undefined {
  // A cloud is where things run; what a part is made of is one of its products.
  const owned = systems.filter(({ role, known }) => (role === 'platform' || role === 'kept') && known?.kind !== 'cloud')
  const listed = Object.values(capability!.technology).flat()
  const named = owned.find(({ name, aliases }) =>
    listed.some((product) => [name, ...aliases].some((word) => product.toLowerCase().includes(word.toLowerCase()))),
  )
  // What watches or records is not what their database is for.
  const ofKind =
    role === 'control' ? undefined : owned.find(({ known }) => known && capability!.made.some((kind) => kind.includes(known.kind)))
  return (named ?? ofKind ?? (provesWho(capability!) ? systems.find((system) => system.role === 'identity') : undefined))?.name
}

/** Who signs in is proved by what proves it today, and by nothing new beside it. */
const provesWho = ({ made }: Capability) => made.some((kind) => kind.includes('identity'))

/** Whether a prescribed name is a cloud: it is the place of the whole and no part carries it. */
export const isCloud = (name: string) => knownName(name)?.kind === 'cloud'

/** What containers are run on: Kubernetes and its kin, virtual machines, operating systems; workflow engines are none. */
const runsContainers =
  /^(?:Kubernetes|OpenShift|Docker|VMware|Hyper-V|Nutanix|Proxmox|OpenStack|Rancher|Red Hat|Ubuntu|Debian|SUSE|Linux|Cloud Foundry|Nomad|Podman)$/i
export const isPlatform = (name: string) => runsContainers.test(knownName(name)?.name ?? name)

/** Each prescribed technology with the part that does what it is prescribed for. */
function carryMandates(parts: Part[], reading: Reading): Map<string, Mandate> {
  const carried = new Map<string, Mandate>()
  for (const mandate of reading.mandates) {
    if (mandate.of === 'standard' || banOn(mandate.name, reading) || isOfTheWhole(mandate.name)) continue
    const carrier = carrierOf(
      mandate,
      parts.filter(({ key }) => !carried.has(key)),
    )
    if (carrier) carried.set(carrier.key, mandate)
  }
  return carried
}

/** The standards that the sentences of a part name: it follows them, whatever it is made of. */
function followStandards(parts: Part[], { mandates }: Reading): Map<string, string[]> {
  const followed = new Map<string, string[]>()
  for (const { name, statement } of mandates.filter(({ of }) => of === 'standard')) {
    const part = parts.find(({ role, statements }) => role !== 'advice' && statements.some(({ id }) => id === statement))
    if (part) followed.set(part.key, [...new Set([...(followed.get(part.key) ?? []), name])])
  }
  return followed
}

function withStandards(technology: string | undefined, names: string[] = []): string | undefined {
  const added = names.filter((name) => !technology?.toLowerCase().includes(name.toLowerCase()))
  if (added.length === 0) return technology
  return technology === undefined ? added.join(', ') : `${technology} (${added.join(', ')})`
}

/** What parts of a kind of product are made of, where the catalogue has another word for it. */
const madeOf: Record<string, string[]> = {
  database: ['database'],
  warehouse: ['database'],
  identity: ['identity'],
  bi: ['report'],
}
/** Products of these kinds do nothing else: sign-in is carried by no archive. */
const onlyItsKind = new Set(['identity', 'database', 'report', 'mobile app'])
/** An audit trail or a check is made of a database too, and is not what a database is prescribed for. */
const ofItsKind = ({ capability, role }: Part, kinds: string[]) =>
  (kinds.includes('reports') && showsFigures.has(capability?.id ?? '')) ||
  (!(role === 'control' && kinds.includes('database')) &&
    capability?.made.some((made) => kinds.some((kind) => made.includes(kind))) === true)
const showsFigures = new Set(['reporting', 'dashboards', 'self-service-analysis'])

/** What is made of products of these kinds is part of the design; to connect such a product is no use of it. */
const madeHere = new Set(['reports', 'database'])

/** The part that a prescribed technology is for: by the kind of product, the catalogue's list, and the words of what it has to do. */
export function carrierOf(mandate: Mandate, parts: Part[]): Part | undefined {
  const wanted = new Set(stemsIn(mandate.does))
  const kind = knownName(mandate.name)?.kind
  const kinds = isDevice(mandate.name) ? ['mobile app'] : kind ? (madeOf[kind] ?? [kind]) : []
  const able = parts.filter(
    ({ role, key, capability }) =>
      !(role === 'connector' && kind !== undefined && madeHere.has(kind)) &&
      role !== 'advice' &&
      (capability ? true : role !== 'control') &&
      !key.startsWith('control:'),
  )
  const ofKind = able.filter((part) => ofItsKind(part, kinds))
  if (kinds.some((one) => onlyItsKind.has(one)) && ofKind.length === 0) return undefined
  const ranked = (ofKind.length > 0 ? ofKind : able)
    .map((part) => {
      const listed = Object.values(part.capability?.technology ?? {}).some((products) =>
        products.some((product) => product.toLowerCase().includes(mandate.name.toLowerCase())),
      )
      const words = stemsIn([part.name, ...part.sentences, ...(part.capability?.made ?? [])].join(' '))
      // A listed product does what its kind does; a part of another kind is not made of it because one sentence names both.
      const said =
        (kind === undefined || part.capability === undefined) && part.statements.some(({ id }) => id === mandate.statement)
      const common = new Set(words.filter((word) => wanted.has(word))).size
      // Words in common alone make nobody's product the material of a part.
      const sign = (ofItsKind(part, kinds) ? 5 : 0) + (listed ? 4 : 0) + (said ? 3 : 0)
      return { part, rank: sign > 0 ? sign + common : 0 }
    })
    .filter(({ rank }) => rank > 0)
  return ranked.reduce<(typeof ranked)[number] | undefined>((best, one) => (best && best.rank >= one.rank ? best : one), undefined)
    ?.part
}
