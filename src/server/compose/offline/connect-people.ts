import { capabilities, type Capability } from './capabilities.ts'
import type { Ground, Link } from './connect-elements.ts'
import { elementOf, fromPattern } from './draft.ts'
import type { Person } from './read-people.ts'
import { isGuest } from './guests.ts'
import { namesIn } from './read-named.ts'
import { sourceOf } from './statement.ts'

const fronts: Capability[] = [
  'mobile-application',
  'web-application',
  'dashboards',
  'stewardship-desk',
  'api-gateway',
  'answer-service',
  'warehouse',
  'catalogue',
  'self-serve-platform',
  'time-series-store',
  'scoring',
  'search-service',
  'identity-governance',
  'provisioning',
  'delivery-pipeline',
  'incident-alerting',
  'architecture-register',
  'learning-platform',
  'observability',
]

/** Where somebody works whose role the brief does not name, and where no customer is let in. */
const inside: Capability[] = ['web-application', 'review-workbench']

const meeting: Partial<Record<Capability, [label: string, technology: string]>> = {
  'web-application': ['Uses the screens', 'Browser, HTTPS'],
  dashboards: ['Reads dashboards and reports', 'Browser, HTTPS'],
  warehouse: ['Queries curated tables', 'SQL over TLS'],
  'api-gateway': ['Calls the published interfaces', 'HTTPS, JSON'],
  'model-lifecycle': ['Trains, compares and releases models', 'Browser, HTTPS'],
  catalogue: ['Looks up meaning, owner and lineage', 'Browser, HTTPS'],
  'stewardship-desk': ['Decides what a machine could not', 'Browser, HTTPS'],
  'self-serve-platform': ['Sets up and runs data products', 'Browser, HTTPS'],
  'contract-registry': ['Agrees and changes data contracts', 'Browser, HTTPS'],
  'erasure-orchestration': ['Watches requests and settles what is disputed', 'Browser, HTTPS'],
  'device-gateway': ['Admits, locates and shuts out devices', 'Browser, HTTPS'],
  'time-series-store': ['Queries readings', 'SQL over TLS'],
  observability: ['Watches levels and answers alerts', 'Browser, HTTPS'],
  'document-ingestion': ['Approves and withdraws documents', 'Browser, HTTPS'],
  'review-workbench': ['Works through what waits for a decision', 'Browser, HTTPS'],
  labelling: ['Works through examples by the guide', 'Browser, HTTPS'],
  'evaluation-service': ['Reads verdicts and sets thresholds', 'Browser, HTTPS'],
  'edge-node': ['Sees the result at the line', 'Panel'],
  'decision-service': ['Maintains rules and thresholds', 'Browser, HTTPS'],
  'mobile-application': ['Works on the device, with or without a network', 'Touch screen'],
  'identity-governance': ['Requests, approves and reviews access', 'Browser, HTTPS'],
  'search-service': ['Searches and opens what was found', 'HTTPS, JSON'],
  provisioning: ['Asks for accounts and environments by changing their code', 'Browser, HTTPS'],
  'delivery-pipeline': ['Proposes, reviews and releases changes', 'Browser, HTTPS'],
  'incident-alerting': ['Is called, and leads the incident to its end', 'Telephone and browser'],
  'architecture-register': ['Records and looks up systems, findings and decisions', 'Browser, HTTPS'],
  'learning-platform': ['Takes lessons and exercises', 'Browser, HTTPS'],
  scoring: ['Sees scores with their reasons', 'HTTPS, JSON'],
}

const isForStaff = (place: Capability) => ['control', 'data'].includes(capabilities[place].zone)

/** Each person, joined to where they meet the system; who works in a system outside meets it there. */
export function connectPeople(ground: Ground): Link[] {
  const has = (capability: Capability) => ground.parts.some((part) => part.capability === capability)
  const people = ground.elements.filter(({ kind }) => kind === 'person')
  return people.flatMap(({ id, name }): Link[] => {
    const person = ground.reading.people.find((person) => person.name === name)
    const outside = person && meetsOutside(ground, person)
    if (person && outside) {
      return [
        {
          source: sourceOf(person.statement),
          from: id,
          to: outside,
          label: 'Uses it and sees results there',
          technology: 'Browser, HTTPS',
          synchronous: true,
        },
      ]
    }
    const unnamed = person === undefined || name === 'User'
    const places = [
      ...(person && decides(person) ? inside.slice(1) : []),
      ...(person?.role.meets ?? []),
      ...(unnamed ? [...inside, ...fronts] : fronts),
    ]
    const capability = places.find((place) => has(place) && !(isGuest(name) && isForStaff(place)))
    const element = capability && elementOf(ground, capability)
    if (!capability || !element) return []
    const [label, technology] = meeting[capability] ?? ['Uses it', 'HTTPS']
    return [
      {
        source: person ? sourceOf(person.statement) : fromPattern({ id: 'every-system' }),
        from: id,
        to: element,
        label,
        technology,
        synchronous: true,
      },
    ]
  })
}

/** "Must be approved by a claims manager", "planners can override": whoever decides meets the workbench first. */
const decides = ({ role, mentions }: Person) =>
  mentions.some(({ text }) => {
    const subject = role.words.exec(text)
    if (!subject) return false
    const before = text.slice(0, subject.index)
    const after = text.slice(subject.index + subject[0].length)
    return (
      /\b(?:approved|confirmed|decided|reviewed|released|judged|corrected) by (?:an? |the )?$/i.test(before) ||
      /^ (?:must|should|shall|can|may|need to|have to)(?: be able to)? (?:approve|confirm|decide|review|override|overrule|judge|correct)\b/i.test(
        after,
      )
    )
  })

function meetsOutside(ground: Ground, { role, mentions }: Person): string | undefined {
  const place = ground.elements.find(({ kind, name }) => kind === 'external-system' && name === role.outside)
  return place?.id ?? mentions.map(({ text }) => worksIn(ground, text, role.words)).find((id) => id !== undefined)
}

/** "Handlers must see the score in ClaimCenter" says where they work. */
function worksIn({ elements }: Ground, text: string, role: RegExp): string | undefined {
  const after = /\b(?:see|open|take over|work|edit|update)\b[^.]*?\bin\s+(?=\p{Lu})/u.exec(text)
  const subject = role.exec(text)
  if (!after || !subject || subject.index > after.index) return undefined
  const rest = text.slice(after.index + after[0].length)
  const [first] = namesIn(rest)
  if (!first || first.index > 1) return undefined
  return elements.find(({ kind, name }) => kind === 'external-system' && name === first.named.name)?.id
}
